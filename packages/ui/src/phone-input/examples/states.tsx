import { Field } from '../../field/index.ts';
import { PhoneInput } from '../index.ts';

/** A saved number, a foreign number, an invalid number and a disabled field. */
export function PhoneInputStates() {
  return (
    <div className="grid max-w-sm gap-5">
      <Field.Root>
        <Field.Label>From a saved address</Field.Label>
        <PhoneInput country="SG" defaultValue="+6591234567" />
      </Field.Root>
      <Field.Root>
        <Field.Label>A number from home</Field.Label>
        <PhoneInput country="SG" countries={['SG', 'MY']} defaultValue="+44 20 7946 0958" />
      </Field.Root>
      <Field.Root>
        <Field.Label>Wrong</Field.Label>
        <PhoneInput country="SG" defaultValue="9123" />
        <Field.Error>The phone number doesn’t seem correct</Field.Error>
      </Field.Root>
      <Field.Root disabled>
        <Field.Label>Locked</Field.Label>
        <PhoneInput country="SG" defaultValue="9123 4567" />
      </Field.Root>
    </div>
  );
}
