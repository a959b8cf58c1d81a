import { pointsOf, type Section } from '../point.ts';

/** The screens, messages and constants of tracking and outlets (specification 001, sections 2 to 9). */
export const overviewSections: readonly Section[] = [
  {
    number: 2,
    title: 'Tracking and outlets: screens and navigation',
    points: [
      ...pointsOf('route', {
        tracking:
          '/order-tracking shows the active orders. The query order_id selects one, also of another outlet.',
        'tracking-unknown-order': 'An unknown order_id says that the order was not found.',
        'unknown-outlet':
          'An unknown or foreign outlet in the address is named, and the own outlets are offered (a decision).',
        'after-bulk': 'After a bulk placement the portal opens /order-tracking.',
      }),
      ...pointsOf('nav', {
        'outlet-list': 'The selector lists outlets as ‘name - id’.',
        'outlet-order': 'Parent vendors come first, then the outlets by name.',
        'last-outlet': 'The outlet that the account used last on this device opens again (a decision).',
        'all-outlets':
          'The choice of all outlets needs a parent vendor and the country parameter allOutletOrders.',
        'all-outlets-request': 'On /request-a-rider, the choice of all outlets is disabled.',
      }),
      ...pointsOf('screen', {
        'tracking-search': 'The search of the tracking screen keeps the last 10 searches.',
        proofs: 'The detail of an order shows its proofs. A proof that is gone is not requested again.',
      }),
    ],
  },
  {
    number: 4,
    title: 'Tracking: riders and sessions',
    points: [
      ...pointsOf('live', {
        'rider-interval':
          'The position of a selected rider is polled every 2 s, and every second while it is unknown.',
        'one-socket': 'The tabs of an outlet share one socket and one poller (a decision).',
        hidden: 'A hidden tab pauses, and catches up when it is shown (a decision).',
      }),
    ],
  },
  {
    number: 8,
    title: 'Tracking and outlets: errors and messages',
    points: [
      ...pointsOf('error', {
        'cant-retrieve-vendors': 'error.cant-retrieve-vendors for 10 s.',
        'no-vendors': 'error.no-vendors for 10 s, for an account without vendors.',
        'current-orders': 'error.cant-retrieve-current-orders with the message of the service.',
        'tracking-link': 'A tracking link that does not work says so on a page of its own.',
      }),
    ],
  },
  {
    number: 9,
    title: 'Tracking and outlets: constants',
    points: [
      ...pointsOf('constant', {
        'search-history': 'Kept searches: 10.',
        today: 'Active orders are those from the start of the day in the zone of the market.',
      }),
    ],
  },
];
