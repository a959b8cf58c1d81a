import { createStrictContext } from '../internals/strict-context.ts';

/** State that `SegmentedControl.Root` shares with its items. */
export interface SegmentedControlContextValue {
  readonly name: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

export const [SegmentedControlContext, useSegmentedControl] =
  createStrictContext<SegmentedControlContextValue>({
    root: 'SegmentedControl.Root',
    consequence: 'selecting it would change no value',
  });
