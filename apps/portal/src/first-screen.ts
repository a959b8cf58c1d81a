/** Screens that are common entry points, so their scripts are preloaded. */
export type FirstScreen = 'login' | 'request' | 'tracking';

/**
 * Returns the screen that a path opens, or null if it is not preloaded. The build also copies this function's
 * source into an inline script, so the function must not refer to anything outside its body.
 */
export const firstScreenOf = (isSignedIn: boolean, path: string): FirstScreen | null => {
  if (!isSignedIn) return /^\/(connect)?$/.test(path) ? 'login' : null;
  if (path.startsWith('/order-tracking')) return 'tracking';
  return /^\/(connect|request-a-rider.*)?$/.test(path) ? 'request' : null;
};
