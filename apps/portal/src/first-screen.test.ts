import { expect, it } from 'vitest';
import { firstScreenOf } from './first-screen.ts';
import { paths } from './paths.ts';

it.each([
  [false, paths.home(), 'login'],
  [false, paths.login(), 'login'],
  [false, paths.register(), null],
  [false, '/nowhere', null],
  [true, paths.home(), 'request'],
  [true, paths.request(), 'request'],
  [true, paths.request('y0ud'), 'request'],
  [true, paths.tracking('y0ud'), 'tracking'],
  [true, paths.terms(), null],
] as const)('for signed in %s, %s begins with the screen %s', (isSignedIn, path, screen) => {
  expect(firstScreenOf(isSignedIn, path)).toBe(screen);
});
