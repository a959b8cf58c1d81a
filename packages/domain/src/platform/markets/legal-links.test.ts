import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { legalLinksOf, ownTermsPath } from './legal-links.ts';

const allLinks = Object.values(markets).map((market) => ({ market, links: legalLinksOf(market) }));

describe('legalLinksOf', () => {
  it('uses reserved domains and HTTPS for every market', () => {
    const externalUrls = allLinks
      .flatMap(({ links }) => Object.values(links) as (string | null)[])
      .filter((href) => href !== null && href !== ownTermsPath);

    expect(externalUrls.length).toBeGreaterThan(2 * allLinks.length);
    expect(
      externalUrls.filter((href) => !/^https:\/\/[a-z.]+\.example\.test\/[a-z]{2}/.test(href ?? '')),
    ).toEqual([]);
  });

  // Proves: legal.partners, legal.privacy, legal.terms, legal.api-docs, product.brand-and-country
  it('includes brand and country in the URLs', () => {
    expect(legalLinksOf(markets.sg)).toEqual({
      partners: 'https://mangrove.example.test/sg/partners',
      privacy: 'https://mangrove.example.test/sg/privacy',
      terms: 'https://mangrove.example.test/sg/terms',
      apiDocs: 'https://developers.mangrove.example.test/sg',
    });
    expect(legalLinksOf(markets.bh)).toMatchObject({ terms: ownTermsPath, apiDocs: null });
  });

  // Proves: route.terms-external, legal.api-docs
  it('links external terms and API documentation for some countries only', () => {
    for (const countries of [
      allLinks.filter(({ links }) => links.terms !== ownTermsPath),
      allLinks.filter(({ links }) => links.apiDocs),
    ]) {
      expect(countries.length).toBeGreaterThan(0);
      expect(countries.length).toBeLessThan(allLinks.length);
    }
  });
});
