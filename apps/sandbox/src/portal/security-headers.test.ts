import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageHeaders, parsePartners } from './security-headers.ts';

describe('page without partners', () => {
  it('forbids frames in browsers without support for frame-ancestors', () => {
    expect(pageHeaders({ mapProvider: 'maplibre', partners: [] })['x-frame-options']).toBe('DENY');
  });
});

describe('header profile', () => {
  const policy = contentSecurityPolicy({ mapProvider: 'google', partners: [] }, 'abc', 'localhost:4300');

  it('allows Google Maps but no frame and no script without the nonce', () => {
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic' 'unsafe-eval' https: blob:");
    expect(policy).toContain('https://*.googleapis.com');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('trusted-types');
  });

  it('sends the origin as referrer for Google Maps, but not for MapLibre', () => {
    const referrerPolicy = (mapProvider: 'google' | 'maplibre') =>
      pageHeaders({ mapProvider, partners: [] })['referrer-policy'];
    expect(referrerPolicy('google')).toBe('strict-origin-when-cross-origin');
    expect(referrerPolicy('maplibre')).toBe('no-referrer');
  });

  it('ignores directives injected through the host name', () => {
    const policyWithInjection = contentSecurityPolicy(
      { mapProvider: 'maplibre', partners: [] },
      'abc',
      "x; script-src 'unsafe-inline'",
    );
    expect(policyWithInjection).not.toContain('unsafe-inline');
  });
});

describe('parsePartners', () => {
  it('accepts spaces and commas between origins', () => {
    expect(parsePartners(' https://a.example, https://b.example:8443 ')).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
    expect(parsePartners('')).toEqual([]);
  });

  it.each(['a.example', 'https://a.example/path', '*', 'https://*.example;', "'self'"])(
    'throws for %s',
    (entry) => {
      expect(() => parsePartners(entry)).toThrow('is not an origin');
    },
  );
});
