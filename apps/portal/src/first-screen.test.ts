import { describe, expect, it } from 'vitest';
import { firstScreenOf } from './first-screen.ts';
import { paths } from './paths.ts';

describe('firstScreenOf', () => {
  it.each([
    ['login', false, paths.home()],
    ['login', false, paths.login()],
    [null, false, paths.register()],
    [null, false, '/nowhere'],
    ['request', true, paths.home()],
    ['request', true, paths.request()],
    ['request', true, paths.request('y0ud')],
    ['tracking', true, paths.tracking('y0ud')],
    [null, true, paths.terms()],
  ] as const)('returns %s when isSignedIn is %s and the path is %s', (screen, isSignedIn, path) => {
    expect(firstScreenOf(isSignedIn, path)).toBe(screen);
  });
});
