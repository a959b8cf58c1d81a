import { describe, expect, it } from 'vitest';
import { markets, type CountryCode } from '../../contracts/market.ts';
import { serviceOrigin } from './service-origin.ts';

describe('serviceOrigin', () => {
  // Proves: constant.environments
  it("returns the page's own origin for the sandbox", () => {
    expect(serviceOrigin('sandbox', markets.bd)).toBe('');
  });

  // Proves: call-rule.base-address, constant.environments
  it.each([
    ['test', 'sg', 'https://sg.asia.test.saddlebag.example'],
    ['dev', 'cy', 'https://cy.eu.dev.saddlebag.example'],
    ['staging', 'bd', 'https://bd.asia.staging.saddlebag.example'],
    ['production', 'gr', 'https://gr.eu.saddlebag.example'],
  ] as const)('builds the URL for %s in %s: %s', (environment, country, origin) => {
    expect(serviceOrigin(environment, markets[country])).toBe(origin);
  });

  it('returns a unique HTTPS URL for every country', () => {
    const origins = (Object.keys(markets) as CountryCode[]).map((country) =>
      serviceOrigin('production', markets[country]),
    );

    expect(new Set(origins).size).toBe(origins.length);
    expect(origins.every((origin) => new URL(origin).protocol === 'https:')).toBe(true);
  });
});
