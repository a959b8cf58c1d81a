import { demoPassword } from '../seed/demo-accounts.ts';
import { at, ordersApi } from './harness.ts';

/** A signed-in client that calls a sandbox over HTTP. */
export interface HttpClient {
  readonly accessToken: string;
  send(path: string, init?: RequestInit): Promise<Response>;
  json(path: string, body?: unknown): Promise<unknown>;
}

/** Signs in over HTTP and returns a client. */
export const signInOverHttp = async (url: string, email = 'demo@saddlebag.test'): Promise<HttpClient> => {
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${url}${ordersApi}/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email_address: email, password: demoPassword }),
  });
  const accessToken = String(at(await login.json(), 'result', 'meta', 'AccessToken'));
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url + path, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${accessToken}`, ...init.headers },
    });
  return {
    accessToken,
    send,
    async json(path, body) {
      const response = await send(
        path,
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
      );
      const value: unknown = await response.json();
      return value;
    },
  };
};

/** Builds a valid order body for a point north-east of the vendor, with a fresh quote. */
export const buildOrderOverHttp = async (client: HttpClient, vendorId = 'y0ud'): Promise<object> => {
  const vendor = await client.json(`${ordersApi}/vendor/${vendorId}`);
  const location = at(vendor, 'result', 'vendor_information', 'location');
  const source = { latitude: Number(at(location, 'latitude')), longitude: Number(at(location, 'longitude')) };
  const destination = { latitude: source.latitude + 0.004, longitude: source.longitude + 0.004 };
  const trip = { source, destination, vendor_id: vendorId, delivery_type: 'food' };
  const quote = await client.json(`${ordersApi}/delivery/fee`, trip);
  return {
    vendor_id: vendorId,
    customer: {
      name: 'Sadia Rahman',
      phone_number: '+8801711000111',
      location: { ...destination, address: 'House 4, Hemanta Road', notes: '' },
    },
    order: { payment_method: 'PAID', amount: 0, description: '', cold_bag_needed: false },
    vat_number: null,
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: 15,
    delivery_fee: at(quote, 'result', 'fee'),
    signature: at(quote, 'result', 'signature'),
  };
};
