import { pointsOf } from '../point.ts';

export const errors = [
  ...pointsOf('error', {
    'login-message': 'Login: the screen shows auth.{message} of the service.',
    'login-offline':
      'Login without a status: ‘Something went wrong. Please try again. You could be offline.’',
    'registration-key': 'Registration: the translation key of the service.',
    'registration-otherwise': 'Registration otherwise: ‘We were unable to create an account.’',
    'token-refresh': 'A token refresh without an answer costs no session; nothing is said of it.',
    'geolocator-autocomplete-origin': 'geolocator.error.autocomplete at the origin.',
    'geolocator-autocomplete-destination': 'geolocator.error.autocomplete at the destination.',
    'geolocator-details-origin': 'geolocator.error.fetch-place-details at the origin.',
    'geolocator-details-destination': 'geolocator.error.fetch-place-details at the destination.',
    'geolocator-reverse-origin': 'geolocator.error.reverse at the origin.',
    'geolocator-reverse-destination': 'geolocator.error.reverse at the destination.',
    'coordinates-reverse':
      'Coordinates whose reverse-geocoding fails fall back to autocomplete, and that is reported.',
    'search-no-results': 'No suggestion: request.search.no-results.',
    'address-book-search': 'A failing search of the address book is only reported.',
    'undeliverable-address': 'request.error.undeliverable-address at the destination.',
    'cannot-compute-price': 'request.error.cannot-compute-price at the destination.',
    'payment.get-if-enabled':
      'error.payment.get-if-enabled (our text payment.error.get-if-enabled): it cannot be learned whether online payment is on.',
    'payment.init': 'error.payment.init (our text payment.error.init): no wallet.',
    'payment.intent-creation':
      'error.payment.intent-creation (our text payment.error.intent-creation): no intent.',
    'fee.changed':
      'error.fee.changed (our text payment.error.fee-changed): the fee has changed before it is paid.',
    'fee.recompute':
      'error.fee.recompute (our text payment.error.fee-recompute): the fee cannot be worked out again.',
    'no-payment-method-available':
      'error.no-payment-method-available: the screen says that there is no way to pay, and keeps the order back.',
    'partner-token':
      'An invalid partner token shows an error only where the path names a vendor, else the login.',
    'flags-all-fail': 'All providers fail: ‘couldnt refresh the flags’.',
    'flags-timeout': 'A provider without an answer is given up after 2 s.',
    'map-element': 'The map’s element is missing: ‘map element not mounted on dom’.',
    'tokens-expired':
      'Tokens that are absent or expired count as signed out; nothing throws (failures are data here).',
  }),
  ...pointsOf('signature-expired', {
    'order-wait': 'SignatureExpired: after 1 s the fee is computed again.',
    'order-unchanged': 'A direct order with an unchanged fee is sent again.',
    'order-changed':
      'A direct order with a changed fee asks ‘The delivery fee is now: X. Are you ok?’ and is sent again on confirmation.',
    'order-declined': 'Without confirmation nothing is sent.',
    'fee-shown': 'A fee that was not on screen is never sent.',
    'intent-unchanged': 'A payment intent with an unchanged fee is tried again after 1 s.',
    'intent-changed': 'A payment intent with a changed fee says error.fee.changed and pays nothing.',
  }),
  ...pointsOf('message', {
    'no-coordinates': '‘No coordinates for that address’ (warning).',
    'address-saved': '‘Address saved’.',
    'unable-to-save-address': '‘Unable to save address’.',
    'unable-to-verify': '‘Unable to verify if order is deliverable’.',
    'could-not-compute-price': '‘We could not compute the price for that order.’',
    'cannot-deliver': '‘We cannot deliver that order there.’ (warning), when the areas are not drawn.',
    'could-not-update': '‘Could not update that order’.',
    'could-not-create': '‘Could not create that order’.',
    'order-pushed': '‘Order pushed!’',
    'order-updated': '‘Order Updated!’',
    'service-hours': '‘Service hours: {from} to {to}. It’s {time}’.',
    disconnected: '‘You are now disconnected.’ (info).',
    'voucher-validation': 'voucher.error.validation.message.',
    'voucher-get': 'voucher.error.get.message.',
    wording: 'The texts that the document quotes are worded as it quotes them.',
  }),
];
