import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapProviderOf, parseGoogleMaps } from './google-maps.ts';
import { createPortalFiles } from './portal-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saddlebag-google-'));
  await writeFile(join(folder, 'index.html'), '<meta name="google-maps" content="__GOOGLE_MAPS__" />');
});
afterAll(() => rm(folder, { recursive: true }));

const servePage = async (googleMaps: string | null) => {
  const files = createPortalFiles(folder, { googleMaps, partners: [] });
  const response = await files(new Request('http://localhost:4300/', { headers: { accept: 'text/html' } }));
  return {
    html: (await response?.text()) ?? null,
    policy: response?.headers.get('content-security-policy') ?? '',
    referrer: response?.headers.get('referrer-policy'),
  };
};

describe('a page with a key of Google Maps', () => {
  it('contains the key and the map id and has the headers that Google needs', async () => {
    const { html, policy, referrer } = await servePage('a-key a-map');

    expect(html).toBe('<meta name="google-maps" content="a-key a-map" />');
    expect(policy).toContain('https://*.googleapis.com');
    expect(referrer).toBe('strict-origin-when-cross-origin');
  });
});

describe('a page without a key of Google Maps', () => {
  it('has an empty setting and the strict headers', async () => {
    const { html, policy, referrer } = await servePage(null);

    expect(html).toBe('<meta name="google-maps" content="" />');
    expect(policy).toContain('require-trusted-types-for');
    expect(policy).not.toContain('google');
    expect(referrer).toBe('no-referrer');
  });
});

describe('mapProviderOf', () => {
  it('finds a key that the build has written into the page', () => {
    expect(mapProviderOf('<meta name="google-maps" content="a-key a-map" />')).toBe('google');
    expect(mapProviderOf('<meta name="google-maps" content="" />')).toBe('maplibre');
  });
});

describe('parseGoogleMaps', () => {
  it('joins the key and the map id, and accepts neither', () => {
    expect(parseGoogleMaps('a-key', 'a_map')).toBe('a-key a_map');
    expect(parseGoogleMaps('', '')).toBeNull();
  });

  it.each([
    ['a-key', '', 'GOOGLE_MAPS_MAP_ID is ""'],
    ['', 'a-map', 'GOOGLE_MAPS_KEY is ""'],
    ['"><script>', 'a-map', 'GOOGLE_MAPS_KEY is'],
  ])('throws for the key %j and the map id %j', (key, mapId, message) => {
    expect(() => parseGoogleMaps(key, mapId)).toThrow(message);
  });
});
