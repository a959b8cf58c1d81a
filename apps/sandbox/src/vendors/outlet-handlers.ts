import {
  isEditableOutlet,
  outletRefusals,
  type createOutletContract,
  type OutletBody,
  type OutletRefusal,
  type updateOutletContract,
  type WireVendor,
} from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import { reverseGeocode } from '../city/index.ts';
import type { CreationHandler, Handler } from '../http/mount.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { checkNotes } from '../orders/check-notes.ts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';
import { listOwnVendors, requireOwnVendor } from './ownership.ts';
import { generateVendorId } from './vendor-id.ts';

/** Simulated milliseconds until a new outlet is available. */
const availableAfterMs = 3 * 60_000;

const refuse = (message: string, translationKey: OutletRefusal): never => {
  throw new Refusal(400, message, translationKey);
};

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);

/** Checks the rules that the schema cannot express. Throws a 400. */
const checkBody = (service: Service, owner: StoredVendor, body: OutletBody): void => {
  if (!body.users.every(isEmail)) refuse('An owner has no valid email.', outletRefusals.emailInvalid);
  checkNotes(body.rider_instructions);
  if (reverseGeocode(service.cityOf(owner.country), body) === undefined)
    refuse('No rider can reach this address.', outletRefusals.addressUnserved);
};

/** Throws a 400 if the account already has a collection point with this id, also if it is not available yet. */
const refuseTakenId = (service: Service, caller: Caller, { client_vendor_id: id }: OutletBody): void => {
  for (const { accountId, wire } of service.store.all('vendor'))
    if (accountId === caller.accountId && wire.client_vendor_id === id.trim())
      refuse('This collection point ID is already in use.', outletRefusals.idTaken);
};

/** Returns the vendor that the new outlet belongs to: its parent vendor, or the account's first vendor. */
const findOwner = (service: Service, caller: Caller, { parent_vendor_id: parentId }: OutletBody) => {
  const vendors = listOwnVendors(service, caller);
  const owner =
    parentId === null
      ? vendors.find(() => vendors.every(({ wire }) => !wire.is_parent))
      : vendors.find(({ id, wire }) => id === parentId && wire.is_parent);
  return owner ?? refuse('The parent vendor is unknown.', outletRefusals.parentUnknown);
};

/** Returns the fields of a vendor that its owner enters. */
const toInformation = (
  { vendor_information: { currency } }: WireVendor,
  body: OutletBody,
  country: string,
): WireVendor['vendor_information'] => ({
  name: body.name.trim().normalize('NFC'),
  owners: body.users,
  currency,
  contact: { phone: body.phone_number },
  location: {
    address_text: body.address,
    building: body.building || null,
    unit: body.unit || null,
    city: body.city,
    country_code: country,
    latitude: body.latitude,
    longitude: body.longitude,
    postal_code: body.postal_code,
    street: body.street,
    street_number: body.street_number,
    rider_instructions: body.rider_instructions || null,
  },
});

const toPoint = ({ latitude, longitude }: OutletBody) => ({ latitude, longitude });

/** Creates an outlet with the payment methods of its parent vendor. It becomes available minutes later. */
export const createOutlet: CreationHandler<typeof createOutletContract> = ({ body }, service, caller) => {
  const owner = findOwner(service, caller, body);
  checkBody(service, owner, body);
  refuseTakenId(service, caller, body);
  const id = generateVendorId(service);
  const wire: WireVendor = {
    ...owner.wire,
    vendor_id: id,
    parent_vendor_id: body.parent_vendor_id,
    client_vendor_id: body.client_vendor_id.trim(),
    is_parent: false,
    flags: { payment_methods: owner.wire.flags.payment_methods },
    vendor_information: toInformation(owner.wire, body, owner.country),
  };
  const record: StoredVendor = {
    id,
    accountId: caller.accountId,
    groupId: owner.groupId,
    country: owner.country,
    point: toPoint(body),
    availableAt: service.clock.now() + availableAfterMs / service.settings.current().speed,
    wire,
  };
  return { changes: [{ table: 'vendor', record }], responseBody: { result: wire } };
};

/** Updates an outlet. Ignores its parent vendor and id in the body, because they never change. */
export const updateOutlet: Handler<typeof updateOutletContract> = ({ params, body }, service, caller) => {
  const outlet = requireOwnVendor(service, caller, params.vendorId);
  // All guests share one vendor id, which belongs to no outlet.
  if (outlet.id !== params.vendorId) throw notFound();
  if (!isEditableOutlet({ id: outlet.id, isParent: outlet.wire.is_parent }))
    refuse('This vendor cannot be edited.', outletRefusals.notEditable);
  checkBody(service, outlet, body);
  const wire: WireVendor = {
    ...outlet.wire,
    vendor_information: toInformation(outlet.wire, body, outlet.country),
  };
  service.save([{ table: 'vendor', record: { ...outlet, point: toPoint(body), wire } }]);
  return { result: wire };
};
