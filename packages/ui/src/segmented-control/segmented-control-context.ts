import { createStrictContext } from '../internals/strict-context.ts';

/** What a segment needs to know of its control. */
export interface SegmentedControlContextValue {
  readonly name: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

export const [SegmentedControlContext, useSegmentedControl] =
  createStrictContext<SegmentedControlContextValue>({
    root: 'SegmentedControl.Root',
    consequence: 'it belongs to no choice, and choosing it would change nothing',
  });
