import { pointsOf } from '../point.ts';

export const product = [
  ...pointsOf('mode', {
    classic: 'CLASSIC: a vendor logs in, requests riders and follows the orders.',
    guest:
      'GUEST, behind the guest-checkout flag: requests a rider without a login. An account created afterwards keeps the order.',
    godroid: 'GODROID: embedded in a partner’s app, which identifies the user.',
  }),
  ...pointsOf('product', {
    brands: 'There are eight brands. Each country belongs to exactly one.',
    'brand-and-country':
      'A build has a fixed brand and country, which determine the service name and the legal links.',
    'country-defaults': 'The country determines currency, time zone and number format.',
    languages: 'There are 44 languages. Urdu and the variants of Arabic are written from right to left.',
    'order-details':
      'A vendor enters name, phone number, address and order details, chooses a payment method, requests a rider and follows the order until delivery.',
    'parent-vendor': 'A parent vendor has outlets. The rider picks up at the selected one.',
  }),
];
