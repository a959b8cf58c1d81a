import { createStrictContext } from '../internals/strict-context.ts';

/** State that `RadioGroup.Root` shares with its items. */
export interface RadioGroupContextValue {
  readonly name: string;
  readonly value: string | undefined;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly layout: 'row' | 'column' | 'segments';
  readonly onValueChange: (value: string) => void;
}

export const [RadioGroupContext, useRadioGroup] = createStrictContext<RadioGroupContextValue>({
  root: 'RadioGroup.Root',
  consequence: 'selecting it would change no value',
});
