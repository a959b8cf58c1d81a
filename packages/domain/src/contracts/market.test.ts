import { describe, expect, it } from 'vitest';
import { exampleMarket } from './example-market.ts';
import { markets } from './market.ts';

describe('the market table', () => {
  // Proves: constant.build-example, product.country-defaults
  it('matches the build example of the specification for Bangladesh', () => {
    expect(markets.bd).toMatchObject({
      currency: 'BDT',
      timeZone: 'Asia/Dhaka',
      callingCode: '880',
      languages: ['en', 'bn'],
      defaultPaymentMethod: 'CASH_ON_DELIVERY',
    });
  });

  it('has the same values for Bangladesh as the example market', () => {
    expect(markets.bd).toEqual(exampleMarket);
  });

  // Proves: call-rule.geolocator-language
  it('uses English for the geolocator in all but five countries', () => {
    const others = Object.values(markets).filter(({ geolocatorLanguage }) => geolocatorLanguage !== 'en');

    expect(markets.bh.geolocatorLanguage).toBe('en');
    expect(
      Object.fromEntries(others.map(({ country, geolocatorLanguage }) => [country, geolocatorLanguage])),
    ).toEqual({ hk: 'zh-HK', kh: 'km', jp: 'ja', th: 'th', tw: 'tw' });
  });
});
