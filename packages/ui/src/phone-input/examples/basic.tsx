import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { PhoneInput } from '../index.ts';
import type { PhoneValue } from '../index.ts';

/** The customer's number: one country, an error only after the field was left. */
export function BasicPhoneInput() {
  const [phone, setPhone] = useState<PhoneValue | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && phone !== null && phone.text !== '' && phone.possible === false;
  return (
    <Field.Root className="max-w-sm">
      <Field.Label>Customer’s phone</Field.Label>
      <PhoneInput
        country="bd"
        value={phone?.text ?? ''}
        onValueChange={setPhone}
        onBlur={() => {
          setLeft(true);
        }}
      />
      {isWrong && <Field.Error>The phone number doesn’t seem correct</Field.Error>}
      <Field.Hint>
        <output>{phone?.e164 ?? 'Any shape and script will do.'}</output>
      </Field.Hint>
    </Field.Root>
  );
}
