import { pointsOf } from '../point.ts';

export const entities = pointsOf('entity', {
  'order-body':
    'Order request: vendor_id, customer with its location (unit, building and address joined), order with cold_bag_needed always false, vat_number, preordered_for, age_validation_required, login_pickup_estimation, delivery_fee, signature.',
  'order-body-preordered-for':
    'preordered_for is the delivery time in Unix seconds. It is null for an instant order, never 0.',
  'order-body-pickup-code': 'pickup_tasks.pickup_code is present only with a code.',
  'order-body-voucher':
    'voucher {code, amount, type} is sent with discounted_delivery_fee and a separate signature.',
  'order-body-sender':
    'sender {location, name, email, phone_number of digits and +} is present if an origin address is given.',
  'order-read': 'An order in a response: ids, times, status history, customer and order.',
  'request-flow': 'A reload restores the request and fetches a new fee.',
  'request-flow-item-value':
    'orderItemValueExceedValidation: required, confirmed, limit. The limit is -1 until it is loaded.',
  vendor: 'A vendor: id, whether it is a parent, name, place, enabled payment methods, pick-up estimation.',
  'saved-address': 'A saved address is one text: first the unit, then the building, then the rest.',
  'saved-address-body':
    'Saving sends address_text, unit, notes, building, city, country_code, latitude, longitude, postal_code, street_address.',
  'place-suggestion':
    'A suggestion has id, formatted_address, latitude and longitude. Coordinates may be missing until the details are loaded.',
  'payment-saved-card': 'The intent lists saved cards with scheme, last digits and expiry.',
  'payment-new-card':
    'A new card is encrypted before it is sent: each field separately, or all of them with holder_name, card_last_digits, expiry, bin and scheme unencrypted.',
  auth: 'A session: user {id, email} and AccessToken, IdToken, RefreshToken, Expires.',
  notification: 'A notification: id, message, tone (error, success, warning, info) and duration.',
});
