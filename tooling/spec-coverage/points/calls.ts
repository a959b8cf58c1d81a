import { pointsOf } from '../point.ts';

export const callParticulars = pointsOf('call-rule', {
  'base-address':
    'The base address belongs to country and environment, with the service’s segment and /api/v1.',
  'authorization-embedded': 'Authorization: GoDroid {token}, if there is an embedded token.',
  'authorization-session': 'Else Bearer with the access token, or the id token.',
  'authorization-stored': 'Else Bearer with the stored token.',
  'content-type': 'A body is sent as JSON.',
  retries:
    'Network errors, 5xx on what may be repeated, and 429 are tried again 3 times, after 1 s times the attempt (and a little chance, or as long as the service asks).',
  'creations-once':
    'What creates something is never repeated by the client itself, only under its Idempotency-Key (decided so).',
  'address-book-retry': 'The search of the address book is tried again once.',
  redirect: 'A redirect URL leads the browser to the bank, if it is on the list of allowed addresses.',
  'guest-orders': 'The ids of a guest’s orders are stored on the device.',
  'fallback-flags': 'The fallback file of the flags is fetched from the application’s origin.',
  'flag-timeout': 'A flag provider has 2 s.',
  debounce: 'Autocomplete waits for a pause of 500 ms.',
  'geolocator-language':
    'The geolocator is asked in: English in Bahrain, zh-HK in Hong Kong, km in Cambodia, ja in Japan, th in Thailand, tw in Taiwan, else en.',
  'parameter-service-hours': 'Country parameter serviceHours, a text like 0000:2359.',
  'parameter-online-payment': 'Country parameter onlinePaymentActivated: on if ‘true’.',
  'parameter-item-value': 'Country parameter orderItemValueExceedLimit, a number.',
  'parameter-payment-methods':
    'Country parameter paymentMethods, separated by pipes; known are ‘cash on delivery’ and ‘online payment’.',
  'parameter-cache': 'Country parameters are kept for 5 minutes.',
  'voucher-time': 'A voucher is validated for the time of the order.',
});

export const calls = pointsOf('call', {
  'post-register':
    'POST /register; on an error the first translation key of its meta, else ‘We were unable to create an account.’',
  'post-login': 'POST /login with email_address and password: the session; an error has status and message.',
  'post-logout': 'POST /logout with nothing: true when the service has ended the session; false otherwise.',
  'post-login-extend':
    'POST /login/extend with refresh_token; the refresh token is kept when the answer has none.',
  'get-geolocator-autocomplete':
    'GET /geolocator/autocomplete with query, country, lat, lng, language: the list in data.data.',
  'get-geolocator-reverse': 'GET /geolocator/reverse with lat, lng: the first result.',
  'get-geolocator-details': 'GET /geolocator/details with query_id: the first result.',
  'get-address-book':
    'GET /addressbook/search-customers/{vendorId}?query= of the orders service: the list under data.body.',
  'post-delivery-fee':
    'POST /delivery/fee with source, destination, vendor_id, delivery_type ‘food’: fee and signature.',
  'post-delivery-area-validate':
    'POST /delivery/area/validate with location {lat, lng}, vendor_location, vendor_id: DELIVERABLE or not.',
  'post-estimations': 'POST /estimations with the body of the fee: estimations.',
  'get-country-parameter': 'GET /get-country-parameter/{name}: the value.',
  'post-order': 'POST /order with the order body: result.order_id.',
  'put-order':
    'PUT /order/{orderId} with vendor_id, payment_method, amount, item_details, location, delivery_fee, signature: the order as it is now.',
  'post-voucher-validate':
    'POST /voucher/validate with code, order {order_time, delivery_fee, signature}, vendor_id: voucher, delivery_fee, signature.',
  'get-voucher': 'GET /voucher/{code}: the voucher.',
  'post-payment-auth':
    'POST /order/payment/auth/{vendorId} with nothing: wallet_id, access_token, expires_in.',
  'post-payment-intent':
    'POST /order/payment/intent with wallet_id, bearer_token, vendor_id, order: payment_methods, intent_id.',
  'post-payment-confirm':
    'POST /order/payment/intent/confirm with order {vendor_id, vat_number, preordered_for}, bearer_token, purchase_intent_id, payment_method, payment_instrument_id (NEW or a saved id) and the encrypted card: order_id, redirect_required.redirectUrl.',
});
