import { describe, expect, it } from 'vitest';
import { createHarness } from '../testing/harness.ts';

const expectProtection = ({ headers }: Response): void => {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
};

describe('response', () => {
  it('forbids foreign frames and other content types on every route', async () => {
    const { app } = createHarness();
    const routes = app.routes.filter(({ method }) => method !== 'ALL');
    expect(routes.length).toBeGreaterThan(40);
    for (const { method, path } of routes) {
      const address = path.replaceAll(/:\w+/g, 'bd');
      for (const accept of ['*/*', 'text/html'])
        expectProtection(await app.request(address, { method, headers: { accept } }));
    }
  });
});
