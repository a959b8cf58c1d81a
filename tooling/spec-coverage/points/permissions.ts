import { pointsOf } from '../point.ts';

export const permissions = pointsOf('permission', {
  classic: 'An account sees its own vendors, and no others.',
  guest: 'A guest has a stored token with an expiry and the placeholder vendor.',
  embedded: 'An embedded user has a token from local storage and the scheme GoDroid.',
  'orders-of-vendor': 'Orders are those of the selected vendor.',
  'embedded-all-orders': 'Embedded, the records of every outlet are shown.',
  'vendor-order': 'Parent vendors (is_parent) come first, then by name.',
  'online-payment': 'Paying online is offered to guests, and where the country’s parameter is on.',
  'test-vendors':
    'A fixed list of test vendors meets neither undeliverable nor price errors: the service quotes them 1337 to anywhere (a fee must carry its signature, so the list is the service’s).',
});
