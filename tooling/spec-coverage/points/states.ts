import { pointsOf } from '../point.ts';

export const states = [
  ...pointsOf('state', {
    'api-status': 'A call is LOADING, then SUCCESS or FAILURE with a reason.',
    'session-classic': 'CLASSIC: valid only with a user and an expiry in the future.',
    'session-guest':
      'GUEST: valid until the guest token expires (a decision: the specification says always).',
    'session-embedded': 'GODROID: valid while there is a valid partner token.',
    'startup-embedded': 'The embedded token is decoded. Its first platform restaurant id is the vendor.',
    'startup-guest': 'An expired guest token logs the guest out at startup.',
    'startup-language': 'The stored language is mapped to a supported one, or else to English.',
    'login-loading': 'A login attempt sets loading. A second press sends no second request.',
    'login-success': 'A successful login stores user and tokens.',
    'login-failure': 'A failed login resets the session to signed out.',
    'logout-resets': 'Logging out resets drafts, vendors and the stored data of the account in every tab.',
    'logout-token': 'Logging out clears the stored token immediately, even if the service does not respond.',
    'logout-guest-orders': 'Logging out clears the ids of a guest’s orders.',
    'refresh-due': 'The token is refreshed 600 s or less before it expires, by only one tab.',
    'refresh-failed':
      'A refresh that the service rejects logs the user out. A refresh without a response is repeated.',
    'hours-zone': 'Service hours apply in the country’s time zone, including clock changes.',
    'hours-within': 'from before to: open between the two times, both included.',
    'hours-equal': 'from equal to to: open all day.',
    'hours-wrap-midnight': 'from after to: the window wraps midnight.',
    'hours-error': 'Hours that are missing, malformed or cannot be loaded mean open.',
    'payment-method-default': 'The payment method starts with the configured default.',
    'payment-method-switch': 'An unavailable method is replaced by the first available one.',
    'voucher-saved': 'Validating a voucher saves it and the discounted fee.',
    'voucher-removed': 'Removing the voucher clears both.',
    'payment-wallet': 'A payment starts with a wallet.',
    'payment-intent': 'The next step is an intent, which charges nothing.',
    'payment-confirmed': 'Confirming charges once and creates one order, however often it is sent.',
    'payment-refunded': 'A charge without an order is refunded, and the refund is shown.',
    'payment-cancelled': 'A cancelled payment charges nothing.',
    'older-update': 'An order update is ignored if the stored record has a newer updated_at.',
    modifiable:
      'An order can be modified in RECEIVED, RECEIVED_BY_VENDOR, ACCEPTED_BY_VENDOR, WAITING_FOR_TRANSPORT, or MODIFIED without a rider (a decision: the specification does not say).',
  }),
  ...pointsOf('history', {
    'range-yesterday': 'The default range is yesterday in the time zone of the country.',
    'range-week': 'PastWeek: the previous 7 days to the end of yesterday.',
    'range-month': 'PastMonth: the previous 30 days to the end of yesterday.',
    'custom-range':
      'A custom range does not end before it starts and has at most 90 days (a decision: the specification gives no length).',
    'status-categories': 'The status filter has the categories ANY, NEW, COLLECTED, DELIVERED and CANCELLED.',
    status:
      'The service lists only the filtered category. The portal filters again, for orders whose status changes.',
    'phone-search': 'A search by phone number removes spaces and is sent only if the number is valid.',
    'page-size': 'A page has 30 orders, or 50 when all outlets are included.',
    'live-updates': 'An update changes the history only if the order was created before today.',
    url: 'Filters, sort and columns are part of the URL. Invalid values become the defaults.',
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
  ...pointsOf('transition', {
    'origin-unknown': 'A vendor without coordinates starts with the origin.',
    'origin-required': 'An outlet that requires an origin address starts with the origin.',
    'origin-chosen': 'The origin address leads to its details.',
    'origin-confirmed': 'The details of the origin lead to the service hours.',
    closed: 'A closed service leads to ServiceClosed.',
    open: 'An open service leads to the destination, even if it opens while the user waits.',
    'destination-typed': 'The destination can be typed and picked from the suggestions.',
    'destination-pin': 'The destination can be a pin on the map.',
    quoted: 'After deliverability and fee are checked, the order details follow.',
    'not-quoted': 'Without deliverability or a fee, the order details do not follow.',
    paying: 'The order details lead to the payment details.',
    back: 'The payment details lead back to the unchanged order details.',
    submitted: 'A submission opens the order.',
    reset: 'After the order, the flow starts again.',
  }),
];
