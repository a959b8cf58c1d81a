import { useDrawerContext } from './drawer-context.ts';

/**
 * Returns a function that closes the drawer around the calling component, for example when the user goes back.
 * A dirty drawer asks first.
 */
export const useDrawerClose = (): (() => void) =>
  useDrawerContext('A component with useDrawerClose').requestClose;
