import { createStrictContext } from '../internals/strict-context.ts';

/** What the parts of a drawer need to know of it. */
export interface DrawerContextValue {
  /** A modal drawer covers the page; one that is not leaves it live. */
  readonly modal: boolean;
  /** Closes it, unless something unsaved holds it open. */
  readonly requestClose: () => void;
}

export const [DrawerContext, useDrawerContext] = createStrictContext<DrawerContextValue>({
  root: 'Drawer.Root',
  consequence: 'it does not know whether the drawer is open',
});
