import { createStrictContext } from '../internals/strict-context.ts';

/** State that `Popover.Root` shares with its content. */
export interface PopoverContextValue {
  /** A modal popover traps focus. A non-modal popover lets Tab leave. */
  readonly modal: boolean;
  readonly close: () => void;
}

export const [PopoverContext, usePopoverContext] = createStrictContext<PopoverContextValue>({
  root: 'Popover.Root',
  consequence: 'it has no open state',
});
