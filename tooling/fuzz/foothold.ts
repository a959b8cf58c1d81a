import { demoAccounts, demoPassword } from '@saddlebag/sandbox';
import { encryptText } from './encrypt-text.ts';
import { valueAt } from './json.ts';
import type { KnownValues } from './schema-values.ts';
import type { Send } from './wire.ts';

const ordersApi = '/orders/api/v1';
const vendorId = 'y0ud';

/** What an attacker with two accounts knows about the service. */
export interface Foothold {
  /** `Authorization` headers of valid sessions. */
  readonly authorizations: readonly string[];
  /** Valid values of fields, by their names. */
  readonly known: KnownValues;
  /** Valid bodies of calls, by the id of their contract. */
  readonly bodies: KnownValues;
}

type Call = (path: string, body?: unknown) => Promise<unknown>;

/** Creates the function that makes a call and returns the `result` of its response. */
const callerOf =
  (send: Send, authorization: string): Call =>
  async (path, body) => {
    const response = await send({
      method: body === undefined ? 'GET' : 'POST',
      path: ordersApi + path,
      headers: { authorization, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return valueAt(await response.json(), 'result');
  };

/** Requests a quote, and builds an order with it. */
const buildOrder = async (call: Call) => {
  const place = valueAt(await call(`/vendor/${vendorId}`), 'vendor_information', 'location');
  const source = {
    latitude: Number(valueAt(place, 'latitude')),
    longitude: Number(valueAt(place, 'longitude')),
  };
  const destination = { latitude: source.latitude + 0.004, longitude: source.longitude + 0.004 };
  const trip = { source, destination, vendor_id: vendorId, delivery_type: 'food' };
  const quote = await call('/delivery/fee', trip);
  const location = { ...destination, address: 'House 4, Hemanta Road', notes: 'Ring twice' };
  const order = {
    vendor_id: vendorId,
    customer: { location, phone_number: '+8801711000111', name: 'Sadia Rahman' },
    order: { payment_method: 'PAID', amount: 450, description: 'Biryani', cold_bag_needed: false },
    vat_number: null,
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: 15,
    delivery_fee: valueAt(quote, 'fee'),
    signature: valueAt(quote, 'signature'),
  };
  return { trip, order };
};

/** Prepares a payment of an order. Returns the ids of the payment and the bodies of its calls. */
const preparePayment = async (call: Call, order: object) => {
  const token = valueAt(await call(`/order/payment/auth/${vendorId}`, {}), 'access_token');
  const preparation = { wallet_id: 'any', bearer_token: token, vendor_id: vendorId, order };
  const intent = await call('/order/payment/intent', preparation);
  const key = valueAt(intent, 'payment_methods', 0, 'public_key');
  const encryptedTexts = await Promise.all(
    ['', 'Visa 4111', 'null', '[]', '{"number":1}', '4000000000000002'].map((text) =>
      encryptText(String(valueAt(key, 'spki')), text),
    ),
  );
  const confirmations = encryptedTexts.map((encrypted_card_data) => ({
    order: { vendor_id: vendorId, vat_number: null, preordered_for: null },
    bearer_token: token,
    purchase_intent_id: valueAt(intent, 'intent_id'),
    payment_method: 'generic_creditcard',
    payment_instrument_id: 'NEW',
    card: {
      key_id: valueAt(key, 'key_id'),
      save_card: true,
      holder_name: 'Farhana Islam',
      card_last_digits: '1111',
      bin: '411111',
      expiry_month: '04',
      expiry_year: '2039',
      scheme: 'Visa',
      encrypted_card_data,
    },
  }));
  return { intentId: valueAt(intent, 'intent_id'), preparation, confirmations };
};

const registration = {
  country_code: 'bd',
  email_address: 'owner@example.test',
  mobile_number: null,
  password: 'N3w!saddle-bag',
  vat_number: null,
  terms_accepted: true,
};

/** Signs two demo accounts in, and collects values with which requests pass the first checks. */
export const gainFoothold = async (send: Send): Promise<Foothold> => {
  const visit = callerOf(send, '');
  const logIn = async (email: string): Promise<unknown> =>
    valueAt(await visit('/login', { email_address: email, password: demoPassword }), 'meta');
  const tokens: string[] = [];
  for (const { email } of demoAccounts.slice(0, 2))
    tokens.push(String(valueAt(await logIn(email), 'AccessToken')));
  // A refresh token that is sent twice ends its session, so no other request uses this session.
  const refreshToken = valueAt(await logIn(demoAccounts[0]?.email ?? ''), 'RefreshToken');
  const authorizations = tokens.map((token) => `Bearer ${token}`);

  const call = callerOf(send, authorizations[0] ?? '');
  const { trip, order } = await buildOrder(call);
  const { location } = order.customer;
  const orderId = valueAt(await call('/order', order), 'order_id');
  const { intentId, preparation, confirmations } = await preparePayment(call, order);
  const placeQuery = `query=road&country=bd&lat=${trip.source.latitude}&lng=${trip.source.longitude}&language=en`;
  const places = await send({
    method: 'GET',
    path: `${ordersApi}/geolocator/autocomplete?${placeQuery}`,
    headers: { authorization: authorizations[0] ?? '' },
    body: null,
  });
  const placeId = valueAt(await places.json(), 'data', 'data', 0, 'address', 'id');

  return {
    authorizations,
    known: {
      vendorId: [vendorId, 'q4hs', 'vendorID'],
      orderId: [orderId],
      intentId: [intentId],
      code: ['RIDE20', 'ONCE50', 'MONSOON25'],
      country_code: ['bd', 'sg', 'kw'],
      country: ['bd', 'BD'],
      query: ['road', 'sadia', '0171'],
      query_id: [placeId],
    },
    bodies: {
      login: [{ email_address: demoAccounts[0]?.email, password: 'N3w!saddle-bag' }],
      extendSession: [{ refresh_token: refreshToken }],
      register: [
        { registration_type: 'NPV', business_name: 'Lal Tip', guest_token: tokens[1], ...registration },
        {
          registration_type: 'PV',
          vendor_code: 'LT-2048',
          vendor_email: 'counter@laltip.example.test',
          ...registration,
        },
      ],
      requestResetCode: [{ email_address: demoAccounts[1]?.email }, { mobile_number: '+8801712004410' }],
      resetPassword: [{ email_address: demoAccounts[1]?.email, code: '000000', password: 'N3w!saddle-bag' }],
      deliveryFee: [trip],
      estimations: [trip],
      validateArea: [
        {
          location: { lat: trip.destination.latitude, lng: trip.destination.longitude },
          vendor_location: trip.source,
          vendor_id: vendorId,
        },
      ],
      validateVoucher: [
        {
          code: 'RIDE20',
          order: { order_time: 1_900_000_000, delivery_fee: order.delivery_fee, signature: order.signature },
          vendor_id: vendorId,
        },
      ],
      saveCustomer: [
        {
          name: 'Sadia Rahman',
          phone_number: '+8801711000111',
          address_text: location.address,
          unit: '',
          building: '',
          street_address: location.address,
          city: null,
          postal_code: null,
          country_code: 'bd',
          notes: '',
          ...trip.destination,
        },
      ],
      createOrder: [order, { ...order, sender: { ...order.customer, email: '' } }],
      updateOrder: [
        {
          vendor_id: vendorId,
          payment_method: 'PAID',
          amount: 450,
          item_details: 'Biryani',
          location,
          delivery_fee: order.delivery_fee,
          signature: order.signature,
        },
      ],
      createPaymentIntent: [preparation],
      confirmPayment: confirmations,
    },
  };
};
