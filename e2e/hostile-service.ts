import {
  flagNames,
  listOrdersContract,
  listVendorsContract,
  loginContract,
  type FlagName,
  type WireOrder,
  type WirePlace,
  type WireSavedCustomer,
  type WireVendor,
} from '@saddlebag/domain/contracts';
import type { Sandbox } from './sandbox-process.ts';

const servicePath = '/orders/api/v1';
/** More calls than a test makes. */
const allCalls = 1_000_000;

const replacingFlags: readonly string[] = [
  'PlannedMaintenance',
  'UnplannedMaintenance',
  'DeactivateSignUpButton',
  'NoPaymentMethod',
] satisfies readonly FlagName[];

/** Turns on online payment and every flag except those that replace or remove content. Pauses the riders. */
export const showEveryField = (sandbox: Sandbox) =>
  sandbox.control('settings', {
    flags: Object.fromEntries(flagNames.map((name) => [name, !replacingFlags.includes(name)])),
    parameters: { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' },
    courier: 'paused',
  });

/** Replaces a field in every following response of a call. */
const replaceField = (sandbox: Sandbox, call: string, path: string, value: unknown): Promise<unknown> =>
  sandbox.control('faults', { path: call, times: allCalls, fault: { kind: 'mutate-field', path, value } });

/** Ends all replacements. */
export const restoreService = async ({ url }: Sandbox): Promise<void> => {
  await fetch(`${url}/sandbox/faults`, { method: 'DELETE', headers: { 'content-type': 'application/json' } });
};

const readAs = async (sandbox: Sandbox, email: string, password: string, path: string): Promise<unknown> => {
  const login = await fetch(`${sandbox.url}${servicePath}${loginContract.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: email, password }),
  });
  const { AccessToken } = loginContract.response.parse(await login.json()).result.meta;
  const response = await fetch(`${sandbox.url}${servicePath}${path}`, {
    headers: { authorization: `Bearer ${AccessToken}` },
  });
  return response.json();
};

const withVendorText = (vendor: WireVendor, text: string): WireVendor => ({
  ...vendor,
  vendor_information: {
    ...vendor.vendor_information,
    name: text,
    location: { ...vendor.vendor_information.location, address_text: text },
  },
});

/** A delivered order in which every free text is hostile. */
const orderWithText = (order: WireOrder, index: number, text: string): WireOrder => ({
  ...order,
  order_id: `y0ud-${String(900_000 + index)}`,
  // The page polls the rider of a running order, and this rider does not exist.
  status: 'DELIVERED',
  customer: {
    ...order.customer,
    name: text,
    location: { ...order.customer.location, address: text, notes: text },
  },
  order: { ...order.order, description: text },
  pickup_code: text,
  outlet_name: text,
  cancel_reason: text,
  rider: { rider_id: 'r-1', name: text, phone_number: '+8801711000111' },
  eta: null,
});

const placeWithText = (text: string, index: number): WirePlace => ({
  // A point near the demo kitchen, so that the fee can be quoted.
  address: {
    id: `hostile-${index}`,
    formatted_address: text,
    latitude: 23.7925,
    longitude: 90.4078,
    area: text,
    city: text,
  },
});

const savedCustomerWithText = (text: string, index: number): WireSavedCustomer => ({
  id: `hostile-${index}`,
  name: text,
  phone_number: '+8801711223304',
  latitude: 23.7925,
  longitude: 90.4078,
  address: `${text},${text},${text}`,
  notes: text,
});

/**
 * Puts hostile texts into the sandbox's outlets, orders, places and saved customers. Each text gets its own
 * order, place and customer. Returns the order ids in the sequence of the texts, or an empty list if the
 * account has no orders.
 */
export const serveHostileTexts = async (
  sandbox: Sandbox,
  account: { readonly email: string; readonly password: string },
  texts: readonly string[],
): Promise<readonly string[]> => {
  const read = (path: string) => readAs(sandbox, account.email, account.password, path);
  const { vendors } = listVendorsContract.response.parse(await read(listVendorsContract.path)).result;
  const [first] = vendors;
  if (first === undefined) throw new Error(`The account ${account.email} has no outlets.`);
  const orderPath = listOrdersContract.path.replace('{vendorId}', first.vendor_id);
  const { data } = listOrdersContract.response.parse(await read(orderPath)).result;
  const [order] = data;

  const textAt = (index: number): string => texts[index % texts.length] ?? '';
  const orders = order ? texts.map((text, index) => orderWithText(order, index, text)) : [];
  await replaceField(
    sandbox,
    'listVendors',
    'result.vendors',
    vendors.map((vendor, index) => withVendorText(vendor, textAt(index))),
  );
  await replaceField(sandbox, 'listOrders', 'result.data', orders);
  await replaceField(sandbox, 'autocomplete', 'data.data', texts.map(placeWithText));
  await replaceField(sandbox, 'placeDetails', 'data.data', texts.map(placeWithText));
  await replaceField(sandbox, 'searchCustomers', 'data.body', texts.map(savedCustomerWithText));
  return orders.map(({ order_id }) => order_id);
};
