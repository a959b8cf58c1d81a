import { describe, expect, it } from 'vitest';
import { at, createHarness } from '../testing/harness.ts';

describe('base map', () => {
  it('serves a style for each colour scheme, and the sources of the styles', async () => {
    const { visitor } = createHarness();
    const [light, dark] = await Promise.all(
      ['light', 'dark'].map((scheme) => visitor.get(`/map/bd/style.json?scheme=${scheme}`)),
    );
    expect(at(light?.body, 'version')).toBe(8);
    expect(light?.body).not.toEqual(dark?.body);
    const sources = Object.values(at(light?.body, 'sources') as Record<string, unknown>).map((source) =>
      String(at(source, 'data')),
    );
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      const reply = await visitor.get(new URL(source, 'http://localhost/map/bd/style.json').pathname);
      expect([source, reply.status, at(reply.body, 'type')]).toEqual([source, 200, 'FeatureCollection']);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=86400');
    }
  });

  it.each(['/map/zz/style.json', '/map/bd/secrets.json', '/map/bd/toString'])(
    'answers 404 to %s',
    async (path) => {
      const { visitor } = createHarness();
      expect((await visitor.get(path)).status).toBe(404);
    },
  );
});
