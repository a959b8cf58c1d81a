import { createStrictContext } from '../internals/strict-context.ts';

/** State shared by the parts of a drawer. */
export interface DrawerContextValue {
  /** True if the drawer blocks the page behind it. */
  readonly modal: boolean;
  /** Closes the drawer, after confirmation if it has unsaved input. */
  readonly requestClose: () => void;
}

export const [DrawerContext, useDrawerContext] = createStrictContext<DrawerContextValue>({
  root: 'Drawer.Root',
  consequence: 'it does not know whether the drawer is open',
});
