import { deliveryFeeContract, loginContract, getVendorContract } from '@saddlebag/domain/contracts';
import type { CreateOrderBody } from '@saddlebag/domain/contracts';
import { demoPassword } from '@saddlebag/sandbox';
import { accounts } from '../vendor.ts';

export const ordersApi = '/orders/api/v1';

/** A signed-in client of a sandbox with a quoted fee. */
export interface ServiceClient {
  readonly accessToken: string;
  readonly vendorId: string;
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Builds a valid order body. The phone number identifies the order. */
  orderBody(phone: string): CreateOrderBody;
  /** Creates an order with an idempotency key. */
  createOrder(key: string, body: CreateOrderBody): Promise<Response>;
}

const json = { 'content-type': 'application/json' };

/** A phone number of Bangladesh for each index below 100 million. */
export const phoneOf = (index: number): string => `+88017${String(index).padStart(8, '0')}`;

/** Signs in and returns the access token. */
export const logIn = async (url: string, email: string): Promise<string> => {
  const response = await fetch(`${url}${ordersApi}/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email_address: email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`The login of ${email} responded with ${response.status}.`);
  return loginContract.response.parse(await response.json()).result.meta.AccessToken;
};

/** Signs in and requests a quote for a point near the outlet. */
export const connectClient = async (
  url: string,
  { email = accounts.parent, vendorId = 'k7rm' } = {},
): Promise<ServiceClient> => {
  const accessToken = await logIn(url, email);
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url + path, {
      ...init,
      headers: { ...json, authorization: `Bearer ${accessToken}`, ...init.headers },
    });
  const vendor = getVendorContract.response.parse(
    await (await send(`${ordersApi}/vendor/${vendorId}`)).json(),
  ).result;
  const { latitude, longitude } = vendor.vendor_information.location;
  const source = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const destination = { latitude: source.latitude + 0.004, longitude: source.longitude + 0.004 };
  const quote = await send(`${ordersApi}/delivery/fee`, {
    method: 'POST',
    body: JSON.stringify({ source, destination, vendor_id: vendorId, delivery_type: 'food' }),
  });
  const { fee, signature } = deliveryFeeContract.response.parse(await quote.json()).result;
  return {
    accessToken,
    vendorId,
    send,
    orderBody: (phone) => ({
      vendor_id: vendorId,
      customer: {
        name: 'Sadia Rahman',
        phone_number: phone,
        location: { ...destination, address: 'House 4, Hemanta Road', notes: '' },
      },
      order: { payment_method: 'CASH_ON_DELIVERY', amount: 450, description: '', cold_bag_needed: false },
      vat_number: null,
      preordered_for: null,
      age_validation_required: false,
      login_pickup_estimation: 15,
      delivery_fee: fee,
      signature,
    }),
    createOrder: (key, body) =>
      send(`${ordersApi}/order`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
  };
};
