import { describe, expect, it } from 'vitest';
import { markets } from './market.ts';

describe('the markets', () => {
  // Proves: constant.build-example, product.country-defaults
  it('have in Bangladesh what the example of a build says', () => {
    expect(markets.bd).toMatchObject({
      currency: 'BDT',
      timeZone: 'Asia/Dhaka',
      callingCode: '880',
      languages: ['en', 'bn'],
      defaultPaymentMethod: 'CASH_ON_DELIVERY',
    });
  });

  // Proves: call-rule.geolocator-language
  it('ask the geolocator in English, but for five countries', () => {
    const others = Object.values(markets).filter(({ geolocatorLanguage }) => geolocatorLanguage !== 'en');

    expect(markets.bh.geolocatorLanguage).toBe('en');
    expect(
      Object.fromEntries(others.map(({ country, geolocatorLanguage }) => [country, geolocatorLanguage])),
    ).toEqual({ hk: 'zh-HK', kh: 'km', jp: 'ja', th: 'th', tw: 'tw' });
  });
});
