import { pointsOf } from '../point.ts';

export const rules = pointsOf('rule', {
  order: 'The eleven rules of a submission are checked in order. The first failure decides the message.',
  1: 'No vendor: error.cant-retrieve-vendor-rar.',
  2: 'No unit number, only in Singapore: validation.fill-unit-number.',
  3: 'Empty customer name: validation.fill-customer-name. A digit of any script in it: validation.wrong-customer-name.',
  4: 'Empty phone number: validation.fill-customer-phone. An impossible number: validation.phone-incorrect.',
  '4-helper-text': 'An invalid phone number shows the helper text request.form.phone.helper-text.',
  5: 'Description of more than 200 characters: validation.fill-description.',
  6: 'Pickup code of more than 30 characters: request.pickup-code.submit.validation-error.length. The code is optional.',
  7: 'No address: validation.fill-address.',
  8: 'No latitude or longitude: validation.invalid-coordinates. 0,0 counts as missing.',
  9: 'No amount: validation.fill-amount. 0 is valid. Kuwait sends 0 if the amount is missing.',
  10: 'Less than 100 in Pakistan, for every payment method: ‘Minimum amount of 100 PKR’.',
  11: 'No valid payment method: validation.fill-payment-method.',
  'search-empty': 'An empty text clears the suggestions.',
  'search-coordinates': 'A text such as latitude,longitude is read as coordinates and reverse-geocoded.',
  'search-address-book': 'The address book is searched from 2 characters, while its flag is on.',
  'destination-coordinates':
    'A destination without coordinates shows the warning ‘No coordinates for that address’.',
  'notes-bytes': 'Notes of a saved address over 1000 bytes: ‘Notes are too long’.',
  'street-bytes': 'A street address over 255 bytes: ‘Address is too long’.',
  'delivery-area': 'If the area check does not return DELIVERABLE: ‘We cannot deliver that order there.’',
  'voucher-needs-fee': 'A voucher requires a delivery fee and therefore a vendor.',
  'order-needs-fee':
    'An order requires a delivery fee. Without one, nothing is sent and the fee is fetched again.',
  'payment-enabled': 'Online payment must be enabled by the outlet’s country, or the user must be a guest.',
  'item-value': 'An order above the country’s item value limit requires confirmation before it is sent.',
  'item-value-error': 'If the limit cannot be loaded it is -1, and no order requires confirmation.',
  'hours-format':
    'Service hours: four digits, a colon, four digits, each at most 2359 with minutes below 60.',
  'card-new': 'A new card is valid with a card holder and a valid form.',
  'card-existing': 'An existing card is valid when it is selected.',
  'language-supported': 'A language is accepted only if it is supported.',
  'phone-digits': 'A phone number is reduced to digits and +. Digits of other scripts are converted first.',
  'registration-vendor':
    'The service validates the registration of a platform vendor. The specification does not define its check of client ids.',
});
