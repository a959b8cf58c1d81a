import { createStrictContext } from '../internals/strict-context.ts';

/** What an item needs to know of its group. */
export interface RadioGroupContextValue {
  readonly name: string;
  readonly value: string | undefined;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly onValueChange: (value: string) => void;
}

export const [RadioGroupContext, useRadioGroup] = createStrictContext<RadioGroupContextValue>({
  root: 'RadioGroup.Root',
  consequence: 'it belongs to no choice, and choosing it would change nothing',
});
