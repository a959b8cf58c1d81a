import { limits } from '@saddlebag/domain/contracts';
import { pointsOf, type Section } from '../point.ts';

/** The requirements of the specification of the order history. */
export const historySections: readonly Section[] = [
  {
    number: 2,
    title: 'History: the screen',
    points: pointsOf('history', {
      url: 'Filters, sort, columns and figures are part of the URL. Invalid values become the defaults.',
      columns:
        'The table has ten columns, which the vendor can hide and reorder (a decision: the specification names none). The order’s number stays visible.',
      'phone-layout': 'On a phone, the first orders are visible at once (a decision).',
      'day-sheet':
        'The day sheet adds up fees, discounts, cash, refunds and cancellation fees exactly (a decision). Each figure opens its orders.',
    }),
  },
  {
    number: 4,
    title: 'History: ranges, categories and updates',
    points: pointsOf('history', {
      'range-yesterday': 'The default range is yesterday in the time zone of the country.',
      'range-week': 'PastWeek: the previous 7 days to the end of yesterday.',
      'range-month': 'PastMonth: the previous 30 days to the end of yesterday.',
      'time-zone':
        'Days are those of the country. They start at the first instant that exists, also when the clock changes.',
      'status-categories':
        'The status filter has the categories ANY, NEW, COLLECTED, DELIVERED and CANCELLED.',
      'live-updates': 'An update changes the history only if the order was created before today.',
    }),
  },
  {
    number: 5,
    title: 'History: validation',
    points: pointsOf('history', {
      'custom-range':
        'A custom range does not end before it starts and has at most 90 days (a decision: the specification gives no length).',
      'phone-search': 'A search by phone number removes spaces and is sent only if the number is valid.',
    }),
  },
  {
    number: 7,
    title: 'History: the list call and the export',
    points: pointsOf('history', {
      query: 'The list call takes the range, the page and the filters under the names of the wire.',
      status:
        'The service lists only the filtered category. The portal filters again, for orders whose status changes.',
      'export-csv':
        'The CSV export is a file as RFC 4180 defines it (a decision: the specification names no format).',
      'export-xlsx':
        'The XLSX export has the cells of the CSV export as texts, numbers and times (a decision: the specification names no format).',
      'export-email': 'The export can be sent as a report to the email of the account.',
      'export-transactions':
        'The transactions are a CSV file with one line for each movement of money of the filtered orders (a decision: the specification only names the download).',
      'export-formulas': 'No cell of the export can run as a formula of a spreadsheet.',
      'export-locale': 'The export uses the language, time zone and currency of the vendor.',
    }),
  },
  {
    number: 8,
    title: 'History: errors and messages',
    points: [
      ...pointsOf('error', {
        'past-orders':
          'error.cant-retrieve-past-orders with the message of the service (our text history.cant-retrieve-past-orders): the past orders cannot be loaded.',
        'export-unsuccessful':
          'error.export-unsuccessful (our text history.export-unsuccessful): the file of past orders cannot be completed.',
      }),
      ...pointsOf('history', {
        'range-messages': 'A custom range that is backwards or too long says so, and is not applied.',
        'phone-message': 'An invalid phone number shows ‘The phone number doesn’t seem correct’.',
      }),
    ],
  },
  {
    number: 9,
    title: 'History: constants',
    points: pointsOf('history', {
      'page-size': `A page has ${limits.historyPageSize} orders, or ${limits.historyPageSizeWithOutlets} when all outlets are included.`,
    }),
  },
];
