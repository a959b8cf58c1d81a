import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As the browser's: an object of its own class, which only a policy can make. */
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
  it('is plain text where nothing asks for more', async () => {
    const { mapLibreWorkerUrl } = await import('./maplibre-worker-url.ts');

    expect(mapLibreWorkerUrl()).toMatch(/worker/);
  });

  it('is made once, by a policy of its own that makes no other address', async () => {
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
