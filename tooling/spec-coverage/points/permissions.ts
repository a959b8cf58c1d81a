import { pointsOf } from '../point.ts';

export const permissions = pointsOf('permission', {
  classic: 'An account sees only its own vendors.',
  guest: 'A guest has a stored token with an expiry and the placeholder vendor.',
  embedded: 'An embedded user has a token from local storage and the scheme GoDroid.',
  'orders-of-vendor': 'Orders are those of the selected vendor.',
  'embedded-all-orders': 'In embedded mode, the orders of every outlet are shown.',
  'include-outlets':
    'Orders of all outlets are included only for accounts with a parent vendor, where allOutletOrders is true.',
  'vendor-order': 'Vendors are sorted by name, with parent vendors (is_parent) first.',
  'online-payment': 'Online payment is offered to guests, and where the country parameter enables it.',
  'test-vendors':
    'Test vendors never get undeliverable or price errors: the service quotes them 1337 for any destination. The service owns the list, because it signs the fees.',
});
