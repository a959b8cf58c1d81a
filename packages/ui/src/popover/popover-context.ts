import { createStrictContext } from '../internals/strict-context.ts';

/** What the content of a popover needs to know of it. */
export interface PopoverContextValue {
  /** A modal popover keeps the focus; one that is not lets Tab move on. */
  readonly modal: boolean;
  readonly close: () => void;
}

export const [PopoverContext, usePopoverContext] = createStrictContext<PopoverContextValue>({
  root: 'Popover.Root',
  consequence: 'it does not know whether the popover is open',
});
