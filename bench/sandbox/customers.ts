import { createHmac } from 'node:crypto';
import {
  deliveryFeeContract,
  listVendorsContract,
  loginContract,
  validateAreaContract,
} from '@saddlebag/domain/contracts';
import type { ContractDefinition, CreateOrderBody, Point, ResponseOf } from '@saddlebag/domain/contracts';
import type { Client } from './load.ts';

/** Someone who is signed in and has a quote, so that orders can be placed one after another. */
export interface Customer {
  readonly headers: Readonly<Record<string, string>>;
  readonly vendorId: string;
  order(index: number): CreateOrderBody;
}

const json = { 'content-type': 'application/json' };

const orderFor =
  (vendorId: string, point: Point, fee: number, signature: string) =>
  (index: number): CreateOrderBody => ({
    vendor_id: vendorId,
    customer: {
      location: { ...point, address: `${index} Tamarind Lane`, notes: '' },
      phone_number: `+65${String(80_000_000 + index)}`,
      name: 'Amina Rahman',
    },
    order: { payment_method: 'PAID', amount: 20, description: 'Lunch', cold_bag_needed: false },
    vat_number: null,
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: 15,
    delivery_fee: fee,
    signature,
  });

/** Signs in to a sandbox and asks for a fee, as the portal does. */
export const customerOfSandbox = async (client: Client): Promise<Customer> => {
  const call = async <const D extends ContractDefinition>(
    contract: D,
    body: unknown,
    headers = {},
  ): Promise<ResponseOf<D>> => {
    const { status, text } = await client.send({
      method: contract.method === 'GET' ? 'GET' : 'POST',
      path: `/${contract.service}/api/v1${contract.path}`,
      headers: { ...json, ...headers },
      ...(contract.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    if (status !== 200) throw new Error(`${contract.id} answered ${status}: ${text}`);
    return contract.response.parse(JSON.parse(text)) as ResponseOf<D>;
  };
  const session = await call(loginContract, {
    email_address: 'single@saddlebag.test',
    password: 'Saddle1!bag',
  });
  const headers = { ...json, authorization: `Bearer ${session.result.meta.AccessToken}` };
  const { vendors } = (await call(listVendorsContract, undefined, headers)).result;
  const vendor = vendors[0];
  if (vendor === undefined) throw new Error('the demo account has no vendor');
  const { latitude, longitude } = vendor.vendor_information.location;
  const source = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const near = [0.004, -0.004, 0.008, -0.008].map((step) => ({
    latitude: source.latitude + step,
    longitude: source.longitude,
  }));
  for (const destination of near) {
    const body = {
      location: { lat: destination.latitude, lng: destination.longitude },
      vendor_location: source,
      vendor_id: vendor.vendor_id,
    };
    if ((await call(validateAreaContract, body, headers)).result !== 'DELIVERABLE') continue;
    const trip = { source, destination, vendor_id: vendor.vendor_id, delivery_type: 'food' };
    const { fee, signature } = (await call(deliveryFeeContract, trip, headers)).result;
    return {
      headers,
      vendorId: vendor.vendor_id,
      order: orderFor(vendor.vendor_id, destination, fee, signature),
    };
  }
  throw new Error('no point near the demo vendor can be delivered to');
};

/** The same for the floor, which knows a secret instead of people. */
export const customerOfFloor = (secret: string, vendorId: string): Customer => {
  const mac = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'bench', email: 'bench@saddlebag.test', exp: expires })}`;
  const point = { latitude: 1.3088, longitude: 103.8318 };
  const signature = `${expires}.${mac(['fee', vendorId, point.latitude, point.longitude, 6, expires].join('|'))}`;
  return {
    headers: { ...json, authorization: `Bearer ${unsigned}.${mac(unsigned)}` },
    vendorId,
    order: orderFor(vendorId, point, 6, signature),
  };
};
