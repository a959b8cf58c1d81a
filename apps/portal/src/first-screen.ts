/** The screens that a visit can begin with and whose scripts are worth fetching ahead. */
export type FirstScreen = 'login' | 'request' | 'tracking';

/**
 * The screen that an address leads to. It also runs by itself, in a script of the page that comes before all others:
 * it must not use anything of this file.
 */
export const firstScreenOf = (isSignedIn: boolean, path: string): FirstScreen | null => {
  if (!isSignedIn) return /^\/(connect)?$/.test(path) ? 'login' : null;
  if (path.startsWith('/order-tracking')) return 'tracking';
  return /^\/(connect|request-a-rider.*)?$/.test(path) ? 'request' : null;
};
