import { pointsOf } from '../point.ts';

export const product = [
  ...pointsOf('mode', {
    classic: 'CLASSIC: a vendor logs in, requests riders and follows the orders.',
    guest:
      'GUEST, behind the guest-checkout flag: requests a rider without a login, and makes an account afterwards that keeps the order.',
    godroid: 'GODROID: embedded in a partner’s app, which says who is there.',
  }),
  ...pointsOf('product', {
    brands: 'Eight brands share the countries out; each country has exactly one.',
    'brand-and-country': 'Brand and country are fixed for a build and decide service name and legal links.',
    'country-defaults': 'The country decides currency, time zone and how numbers are written.',
    languages: '44 languages, written from right to left in Urdu and the variants of Arabic.',
    'order-details':
      'A vendor enters name, phone, address and order details, chooses how it is paid, requests a rider and sees the order delivered.',
    'parent-vendor': 'A parent vendor has outlets; the rider picks up at the one that is chosen.',
  }),
];
