import { useUnit } from 'effector-react';
import { submitPressed } from '../model.ts';
import { AnotherRider } from './another-rider.tsx';
import { FormKeys } from './form-keys.tsx';

/** What a busy counter has beside the form: its keys, and the question before a second rider. */
export function Counter() {
  const submit = useUnit(submitPressed);

  return (
    <>
      <FormKeys onSend={() => submit()} />
      <AnotherRider />
    </>
  );
}
