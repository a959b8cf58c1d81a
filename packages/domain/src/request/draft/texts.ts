/**
 * The translation keys that the request form can show, except those of the origin, vouchers and payments. The
 * value is the English text if the specification quotes it (specification 000, sections 5 and 8), otherwise
 * null. A complete catalogue contains all of these keys.
 */
export const requestTexts = {
  'error.cant-retrieve-vendor-rar': null,
  'validation.fill-unit-number': null,
  'validation.fill-customer-name': null,
  'validation.wrong-customer-name': null,
  'validation.fill-customer-phone': null,
  'validation.phone-incorrect': null,
  'validation.fill-description': null,
  'request.pickup-code.submit.validation-error.length': null,
  'validation.fill-address': null,
  'validation.invalid-coordinates': null,
  'validation.fill-amount': null,
  'validation.amount-digits': null,
  'validation.amount-no-decimals': null,
  'validation.amount-two-decimals': null,
  'validation.amount-three-decimals': null,
  'validation.amount-too-large': null,
  'validation.minimum-amount-pkr': 'Minimum amount of 100 PKR',
  'validation.fill-payment-method': null,
  'vat.wrong': null,
  'validation.name-too-long': null,
  'validation.notes-too-long': 'Notes are too long',
  'validation.address-too-long': 'Address is too long',
  'pre-order.gone': null,
  'request.error.undeliverable-address': null,
  'request.error.cannot-compute-price': null,
  'request.search.no-results': null,
  'request.search.choose': null,
  'geolocator.error.autocomplete': null,
  'geolocator.error.fetch-place-details': null,
  'geolocator.error.reverse': null,
  'toast.no-coordinates-for-that-address': 'No coordinates for that address',
  'toast.address-saved': 'Address saved',
  'toast.unable-to-save-address': 'Unable to save address',
  'toast.unable-to-verify-if-order-is-deliverable': 'Unable to verify if order is deliverable',
  'toast.we-could-not-compute-the-price-for-that-order': 'We could not compute the price for that order.',
  'toast.we-cannot-deliver-that-order-there': 'We cannot deliver that order there.',
  'toast.could-not-create-that-order': 'Could not create that order',
  'toast.order-pushed': 'Order pushed!',
  'toast.service-hours': "Service hours: {{from}} to {{to}}. It's {{time}}",
  // Asks the vendor to accept a changed fee. `fee` is a formatted amount.
  'request.fee-changed': 'The delivery fee is now: {{fee}}. Are you ok?',
} as const satisfies Record<string, string | null>;

export type RequestTextKey = keyof typeof requestTexts;

export const requestTextKeys = Object.keys(requestTexts) as readonly RequestTextKey[];
