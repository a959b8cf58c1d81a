import { pointsOf } from '../point.ts';

export const errors = [
  ...pointsOf('error', {
    'login-message': 'A failed login shows the text auth.{message} for the message of the service.',
    'login-offline':
      'A login error without a status: ‘Something went wrong. Please try again. You could be offline.’',
    'registration-key': 'A failed registration shows the translation key of the service.',
    'registration-otherwise': 'A registration error without a key: ‘We were unable to create an account.’',
    'token-refresh': 'A token refresh without a response keeps the session and shows no error.',
    'geolocator-autocomplete-origin': 'geolocator.error.autocomplete at the origin.',
    'geolocator-autocomplete-destination': 'geolocator.error.autocomplete at the destination.',
    'geolocator-details-origin': 'geolocator.error.fetch-place-details at the origin.',
    'geolocator-details-destination': 'geolocator.error.fetch-place-details at the destination.',
    'geolocator-reverse-origin': 'geolocator.error.reverse at the origin.',
    'geolocator-reverse-destination': 'geolocator.error.reverse at the destination.',
    'coordinates-reverse':
      'If reverse geocoding of coordinates fails, autocomplete is used instead and the error is reported.',
    'search-no-results': 'No suggestions: request.search.no-results.',
    'address-book-search': 'A failed search of the address book is reported but not shown.',
    'undeliverable-address': 'request.error.undeliverable-address at the destination.',
    'cannot-compute-price': 'request.error.cannot-compute-price at the destination.',
    'payment.get-if-enabled':
      'error.payment.get-if-enabled (our text payment.error.get-if-enabled): it is unknown whether online payment is enabled.',
    'payment.init': 'error.payment.init (our text payment.error.init): no wallet.',
    'payment.intent-creation':
      'error.payment.intent-creation (our text payment.error.intent-creation): no intent.',
    'fee.changed':
      'error.fee.changed (our text payment.error.fee-changed): the fee changed before the payment.',
    'fee.recompute':
      'error.fee.recompute (our text payment.error.fee-recompute): the fee cannot be computed again.',
    'no-payment-method-available':
      'error.no-payment-method-available: the screen shows that there is no payment method, and the order cannot be submitted.',
    'partner-token':
      'An invalid partner token shows an error only if the path names a vendor, and the login otherwise.',
    'flags-all-fail': 'All providers fail: ‘couldnt refresh the flags’.',
    'flags-timeout': 'A provider that does not respond is skipped after 2 s.',
    'map-element': 'The element of the map is missing: ‘map element not mounted on dom’.',
    'tokens-expired':
      'Missing or expired tokens count as signed out. Nothing throws, because failures are data.',
  }),
  ...pointsOf('signature-expired', {
    'order-wait': 'After SignatureExpired, the fee is computed again after 1 s.',
    'order-unchanged': 'A direct order with an unchanged fee is sent again.',
    'order-changed':
      'A direct order with a changed fee asks ‘The delivery fee is now: X. Are you ok?’ and is sent again after confirmation.',
    'order-declined': 'Without confirmation nothing is sent.',
    'fee-shown': 'A fee that was not on the screen is never sent.',
    'intent-unchanged': 'A payment intent with an unchanged fee is retried after 1 s.',
    'intent-changed': 'A payment intent with a changed fee shows error.fee.changed and charges nothing.',
  }),
  ...pointsOf('message', {
    'no-coordinates': '‘No coordinates for that address’ (warning).',
    'address-saved': '‘Address saved’.',
    'unable-to-save-address': '‘Unable to save address’.',
    'unable-to-verify': '‘Unable to verify if order is deliverable’.',
    'could-not-compute-price': '‘We could not compute the price for that order.’',
    'cannot-deliver': '‘We cannot deliver that order there.’ (warning), if the areas are not drawn.',
    'could-not-update': '‘Could not update that order’.',
    'could-not-create': '‘Could not create that order’.',
    'order-pushed': '‘Order pushed!’',
    'order-updated': '‘Order Updated!’',
    'service-hours': '‘Service hours: {from} to {to}. It’s {time}’.',
    disconnected: '‘You are now disconnected.’ (info).',
    'voucher-validation': 'voucher.error.validation.message.',
    'voucher-get': 'voucher.error.get.message.',
    wording: 'The texts quoted in the specification are used verbatim.',
  }),
];
