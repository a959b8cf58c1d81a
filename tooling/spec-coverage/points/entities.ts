import { pointsOf } from '../point.ts';

export const entities = pointsOf('entity', {
  'order-body':
    'Order request: vendor_id, customer with its location (unit, building and address joined), order with cold_bag_needed always false, vat_number, preordered_for, age_validation_required, login_pickup_estimation, delivery_fee, signature.',
  'order-body-preordered-for':
    'preordered_for is the delivery time in unix seconds, and null for an instant order, never 0.',
  'order-body-pickup-code': 'pickup_tasks.pickup_code is there only with a code.',
  'order-body-voucher':
    'voucher {code, amount, type} comes with discounted_delivery_fee and its own signature.',
  'order-body-sender':
    'sender {location, name, email, phone_number of digits and +} is there when an origin address is given.',
  'order-read': 'An order as it is read: its ids, times, status history, customer and order.',
  'request-flow': 'What a request holds comes back as it was after a reload, with a fresh fee.',
  'request-flow-item-value':
    'orderItemValueExceedValidation: required, confirmed, limit; the limit is -1 until there is one.',
  vendor:
    'A vendor: its id, whether it is a parent, name, place, the payment methods that are switched on, pick-up estimation.',
  'saved-address': 'A saved address is one text: first part the unit, second the building, then the rest.',
  'saved-address-body':
    'Saving sends address_text, unit, notes, building, city, country_code, latitude, longitude, postal_code, street_address.',
  'place-suggestion':
    'A suggestion has id, formatted_address, latitude and longitude; coordinates may be missing until details.',
  'payment-saved-card': 'Cards that are saved come with the intent, by scheme, last digits and expiry.',
  'payment-new-card':
    'A new card leaves the browser encrypted: each field by itself, or as a whole beside holder_name, card_last_digits, expiry, bin and scheme.',
  auth: 'A session: user {id, email} and AccessToken, IdToken, RefreshToken, Expires.',
  notification:
    'A notification: message, tone (error, success, warning, info), duration, and an id of its own.',
});
