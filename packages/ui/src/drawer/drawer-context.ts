import { createStrictContext } from '../internals/strict-context.ts';

/** What the parts of a drawer need to know of it. */
export interface DrawerContextValue {
  /** A modal drawer covers the page; one that is not leaves it live. */
  readonly modal: boolean;
}

export const [DrawerContext, useDrawerContext] = createStrictContext<DrawerContextValue>({
  root: 'Drawer.Root',
  consequence: 'it does not know whether the drawer is open',
});
