import type { Market } from './market.ts';

/** The market of the specification's examples. The first load contains it, but not the table of all markets. */
export const exampleMarket: Market = {
  country: 'bd',
  brand: 'mangrove',
  region: 'asia',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  clock: 12,
  callingCode: '880',
  languages: ['en', 'bn'],
  defaultPaymentMethod: 'CASH_ON_DELIVERY',
  geolocatorLanguage: 'en',
  center: { latitude: 23.7806, longitude: 90.4074 },
};
