import { useUnit } from 'effector-react';
import { submitPressed } from './model.ts';
import { AnotherRiderQuestion } from './questions/another-rider-question.tsx';
import { FormShortcuts } from './shortcuts/form-shortcuts.tsx';

/** Keyboard shortcuts of the form, and the confirmation before a second rider for the same customer. */
export function SendingAids() {
  const submit = useUnit(submitPressed);

  return (
    <>
      <FormShortcuts onSend={() => submit()} />
      <AnotherRiderQuestion />
    </>
  );
}
