import { useUnit } from 'effector-react';
import { submitPressed } from './model.ts';
import { AnotherRiderQuestion } from './questions/another-rider-question.tsx';
import { FormShortcuts } from './shortcuts/form-shortcuts.tsx';

/** What a busy counter has beside the form: its keys, and the question before a second rider. */
export function SendingAids() {
  const submit = useUnit(submitPressed);

  return (
    <>
      <FormShortcuts onSend={() => submit()} />
      <AnotherRiderQuestion />
    </>
  );
}
