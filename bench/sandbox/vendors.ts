import { createHmac } from 'node:crypto';
import {
  deliveryFeeContract,
  listVendorsContract,
  loginContract,
  validateAreaContract,
} from '@saddlebag/domain/contracts';
import type { ContractDefinition, CreateOrderBody, Point, ResponseOf } from '@saddlebag/domain/contracts';
import type { Client } from './load.ts';

/** A signed-in vendor with a quoted fee, ready to create orders. */
export interface SignedInVendor {
  readonly headers: Readonly<Record<string, string>>;
  readonly vendorId: string;
  createOrderBody(index: number): CreateOrderBody;
}

const json = { 'content-type': 'application/json' };

const orderBodyFactory =
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

/** Signs in to a sandbox and fetches a fee, like the portal. */
export const signInToSandbox = async (client: Client): Promise<SignedInVendor> => {
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
    if (status !== 200)
      throw new Error(`${contract.id} returned ${status}, so the benchmark cannot sign in: ${text}`);
    return contract.response.parse(JSON.parse(text)) as ResponseOf<D>;
  };
  const session = await call(loginContract, {
    email_address: 'single@saddlebag.test',
    password: 'Saddle1!bag',
  });
  const headers = { ...json, authorization: `Bearer ${session.result.meta.AccessToken}` };
  const { vendors } = (await call(listVendorsContract, undefined, headers)).result;
  const vendor = vendors[0];
  if (vendor === undefined)
    throw new Error('The demo account has no vendor, so no orders can be created. Check the demo data.');
  const { latitude, longitude } = vendor.vendor_information.location;
  const source = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const nearbyPoints = [0.004, -0.004, 0.008, -0.008].map((step) => ({
    latitude: source.latitude + step,
    longitude: source.longitude,
  }));
  for (const destination of nearbyPoints) {
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
      createOrderBody: orderBodyFactory(vendor.vendor_id, destination, fee, signature),
    };
  }
  throw new Error(
    'No point near the demo vendor is deliverable, so no fee can be quoted. Check its delivery area.',
  );
};

/** Creates a vendor for the baseline server, which has no accounts and checks tokens signed with `secret`. */
export const createBaselineVendor = (secret: string, vendorId: string): SignedInVendor => {
  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const encodePart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const unsigned = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart({ sub: 'bench', email: 'bench@saddlebag.test', exp: expiresAt })}`;
  const point = { latitude: 1.3088, longitude: 103.8318 };
  const signature = `${expiresAt}.${sign(['fee', vendorId, point.latitude, point.longitude, 6, expiresAt].join('|'))}`;
  return {
    headers: { ...json, authorization: `Bearer ${unsigned}.${sign(unsigned)}` },
    vendorId,
    createOrderBody: orderBodyFactory(vendorId, point, 6, signature),
  };
};
