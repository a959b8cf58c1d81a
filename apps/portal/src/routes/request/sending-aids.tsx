import { useUnit } from 'effector-react';
import { submitPressed } from './model.ts';
import { AnotherRider } from './questions/another-rider-question.tsx';
import { FormKeys } from './shortcuts/form-shortcuts.tsx';

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
