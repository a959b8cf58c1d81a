import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Stand-in for the browser's `TrustedScriptURL`, which only a policy can create. */
class TrustedScriptUrl {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }
  toString() {
    return this.#url;
  }
}
const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => ({
  createScriptURL: (url: string) => new TrustedScriptUrl(rules.createScriptURL(url)),
}));

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('mapLibreWorkerUrl', () => {
  it('returns a string where the browser lacks Trusted Types', async () => {
    const { mapLibreWorkerUrl } = await import('./maplibre-worker-url.ts');

    expect(mapLibreWorkerUrl()).toMatch(/worker/);
  });

  it('creates one trusted URL and a policy that rejects other URLs', async () => {
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { mapLibreWorkerUrl } = await import('./maplibre-worker-url.ts');

    const url = mapLibreWorkerUrl();

    expect(mapLibreWorkerUrl()).toBe(url);
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('saddlebag#map', expect.anything());
    expect(url).toBeInstanceOf(TrustedScriptUrl);
    expect(url.endsWith('.cjs')).toBe(false);
    expect(() => createPolicy.mock.calls[0]?.[1].createScriptURL('https://elsewhere.example/x.js')).toThrow(
      TypeError,
    );
  });
});
