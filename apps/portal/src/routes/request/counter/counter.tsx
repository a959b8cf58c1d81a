import { useGate, useUnit } from 'effector-react';
import { submitPressed } from '../model.ts';
import { AnotherRider } from './another-rider.tsx';
import { FormKeys } from './form-keys.tsx';
import { CounterGate } from './model.ts';

/** What a busy counter has beside the form: its keys, and the question before a second rider. */
export function Counter() {
  useGate(CounterGate);
  const submit = useUnit(submitPressed);

  return (
    <>
      <FormKeys onSend={() => submit()} />
      <AnotherRider />
    </>
  );
}
