import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { PhoneInput } from '../index.ts';

/** Several countries to select from. A pasted number selects its country. */
export function PhoneInputWithCountries() {
  const [phone, setPhone] = useState<string>('');
  const [e164, setE164] = useState<string | null>(null);
  return (
    <Field.Root className="max-w-sm">
      <Field.Label>Customer’s phone</Field.Label>
      <PhoneInput
        country="BH"
        countries={['BH', 'AE', 'KW', 'QA', 'OM', 'BD', 'PK']}
        value={phone}
        onValueChange={({ text, e164: read }) => {
          setPhone(text);
          setE164(read);
        }}
      />
      <Field.Hint>
        <output>{e164 ?? 'Paste a number of any of these countries.'}</output>
      </Field.Hint>
    </Field.Root>
  );
}
