import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { PhoneInput } from '../index.ts';
import type { PhoneValue } from '../index.ts';

/** One country. Shows an error only after the field has lost focus. */
export function BasicPhoneInput() {
  const [phone, setPhone] = useState<PhoneValue | null>(null);
  const [isTouched, setTouched] = useState(false);
  const isWrong = isTouched && phone !== null && phone.text !== '' && phone.possible === false;
  return (
    <Field.Root className="max-w-sm">
      <Field.Label>Customer’s phone</Field.Label>
      <PhoneInput
        country="bd"
        value={phone?.text ?? ''}
        onValueChange={setPhone}
        onBlur={() => {
          setTouched(true);
        }}
      />
      {isWrong && <Field.Error>The phone number doesn’t seem correct</Field.Error>}
      <Field.Hint>
        <output>{phone?.e164 ?? 'Any format and script works.'}</output>
      </Field.Hint>
    </Field.Root>
  );
}
