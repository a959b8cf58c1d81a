import { pointsOf } from '../point.ts';

export const callRules = pointsOf('call-rule', {
  'base-address':
    'The base address depends on country and environment. It ends with the segment of the service and /api/v1.',
  'authorization-embedded': 'Authorization is GoDroid {token} if there is an embedded token.',
  'authorization-session': 'Otherwise it is Bearer with the access token, or with the id token.',
  'authorization-stored': 'Otherwise it is Bearer with the stored token.',
  'content-type': 'A body is sent as JSON.',
  retries:
    'Network errors, 5xx responses to repeatable calls, and 429 responses are retried 3 times. The delay is 1 s times the attempt plus jitter, or what the service requests.',
  'creations-once':
    'The client repeats a call that creates something only with its Idempotency-Key (a decision).',
  'address-book-retry': 'The search of the address book is retried once.',
  redirect: 'The browser follows a redirect URL to the bank only if its address is on the allowlist.',
  'guest-orders': 'The ids of a guest’s orders are stored on the device.',
  'fallback-flags': 'The fallback file of the flags is fetched from the application’s origin.',
  'flag-timeout': 'A flag provider must respond within 2 s.',
  debounce: 'Autocomplete waits for a pause of 500 ms.',
  'geolocator-language':
    'The language of geolocator calls: en in Bahrain, zh-HK in Hong Kong, km in Cambodia, ja in Japan, th in Thailand, tw in Taiwan, otherwise en.',
  'parameter-service-hours': 'Country parameter serviceHours: a text such as 0000:2359.',
  'parameter-online-payment': 'Country parameter onlinePaymentActivated: enabled if ‘true’.',
  'parameter-item-value': 'Country parameter orderItemValueExceedLimit: a number.',
  'parameter-payment-methods':
    'Country parameter paymentMethods: a list separated by pipes. The known values are ‘cash on delivery’ and ‘online payment’.',
  'parameter-cache': 'Country parameters are cached for 5 minutes.',
  'voucher-time': 'A voucher is validated for the delivery time of the order.',
});

export const calls = pointsOf('call', {
  'post-register':
    'POST /register: the account. An error shows the first translation key in its meta, or else ‘We were unable to create an account.’',
  'post-login': 'POST /login with email_address and password: the session. An error has status and message.',
  'post-logout': 'POST /logout without a body: true if the service ended the session, false otherwise.',
  'post-login-extend':
    'POST /login/extend with refresh_token: new tokens. The old refresh token stays if the response contains none.',
  'get-geolocator-autocomplete':
    'GET /geolocator/autocomplete with query, country, lat, lng, language: the list in data.data.',
  'get-geolocator-reverse': 'GET /geolocator/reverse with lat, lng: the first result.',
  'get-geolocator-details': 'GET /geolocator/details with query_id: the first result.',
  'get-address-book':
    'GET /addressbook/search-customers/{vendorId}?query= of the orders service: the list under data.body.',
  'post-delivery-fee':
    'POST /delivery/fee with source, destination, vendor_id and delivery_type ‘food’: fee and signature.',
  'post-delivery-area-validate':
    'POST /delivery/area/validate with location {lat, lng}, vendor_location, vendor_id: DELIVERABLE or not.',
  'post-estimations': 'POST /estimations with the body of the fee: estimations.',
  'get-country-parameter': 'GET /get-country-parameter/{name}: the value.',
  'post-order': 'POST /order with the order body: result.order_id.',
  'put-order':
    'PUT /order/{orderId} with vendor_id, payment_method, amount, item_details, location, delivery_fee, signature: the changed order.',
  'post-voucher-validate':
    'POST /voucher/validate with code, order {order_time, delivery_fee, signature}, vendor_id: voucher, delivery_fee, signature.',
  'get-voucher': 'GET /voucher/{code}: the voucher.',
  'post-payment-auth':
    'POST /order/payment/auth/{vendorId} without a body: wallet_id, access_token, expires_in.',
  'post-payment-intent':
    'POST /order/payment/intent with wallet_id, bearer_token, vendor_id, order: payment_methods, intent_id.',
  'post-payment-confirm':
    'POST /order/payment/intent/confirm with order {vendor_id, vat_number, preordered_for}, bearer_token, purchase_intent_id, payment_method, payment_instrument_id (NEW or a saved id) and the encrypted card: order_id, redirect_required.redirectUrl.',
});
