import { createEffect } from 'effector';
import type { GeolocatorLanguage, OutletBody, Point, WirePlace, WireVendor } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';
import { toPoint } from './point.ts';

const outletContracts = () => import('../contracts/outlet.ts');
const vendorContracts = () => import('../contracts/vendor.ts');
const placeContracts = () => import('../contracts/geolocator.ts');

/** An address with its parts and its point. */
export interface OutletAddress {
  readonly text: string;
  readonly point: Point;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly street: string | null;
  readonly streetNumber: string | null;
}

/** What a vendor enters about an outlet. Missing texts are empty. */
export interface Outlet {
  readonly id: string;
  /** Null if the outlet belongs to no parent vendor. */
  readonly parentId: string | null;
  /** The vendor's own id of the collection point. */
  readonly clientId: string;
  readonly name: string;
  /** Null if the outlet has no place yet. */
  readonly address: OutletAddress | null;
  readonly unit: string;
  readonly building: string;
  readonly phone: string;
  readonly riderInstructions: string;
  readonly owners: readonly string[];
}

const textOf = (value: string | null): string => value ?? '';

const toOutlet = (wire: WireVendor): Outlet => {
  const { name, owners, contact, location } = wire.vendor_information;
  const point = toPoint(location);
  return {
    id: wire.vendor_id,
    parentId: wire.parent_vendor_id,
    clientId: textOf(wire.client_vendor_id),
    name,
    address: point && {
      text: location.address_text,
      point,
      city: location.city,
      postalCode: location.postal_code,
      street: location.street,
      streetNumber: location.street_number,
    },
    unit: textOf(location.unit),
    building: textOf(location.building),
    phone: textOf(contact.phone),
    riderInstructions: textOf(location.rider_instructions),
    owners,
  };
};

const firstAddress = ({ data }: { readonly data: { readonly data: readonly WirePlace[] } }) => {
  const address = data.data[0]?.address;
  const point = address && toPoint(address);
  if (!point) return null;
  return {
    text: address.formatted_address,
    point,
    city: address.city ?? null,
    postalCode: address.postal_code ?? null,
    street: address.street ?? null,
    streetNumber: address.street_number ?? null,
  };
};

/** Loads what the vendor entered about an outlet (GET /vendor/{id}). */
export const loadOutletFx = createEffect<string, Outlet, ApiFailure>((vendorId) =>
  callService(async () => (await vendorContracts()).getVendorContract, { params: { vendorId } }).then(
    ({ result }) => toOutlet(result),
  ),
);

/** Creates an outlet (POST /outlet). Requests with the same body and key create only one. */
export const createOutletFx = createEffect<
  { readonly body: OutletBody; readonly key: string },
  Outlet,
  ApiFailure
>(({ body, key }) =>
  callService(
    async () => (await outletContracts()).createOutletContract,
    { body },
    { idempotencyKey: key },
  ).then(({ result }) => toOutlet(result)),
);

/** Updates an outlet (PUT /outlet/{vendorId}). */
export const updateOutletFx = createEffect<
  { readonly vendorId: string; readonly body: OutletBody },
  Outlet,
  ApiFailure
>(({ vendorId, body }) =>
  callService(async () => (await outletContracts()).updateOutletContract, {
    params: { vendorId },
    body,
  }).then(({ result }) => toOutlet(result)),
);

/** Loads the address of a suggestion (GET /geolocator/details). Returns null if it has no point. */
export const loadAddressFx = createEffect<string, OutletAddress | null, ApiFailure>((placeId) =>
  callService(async () => (await placeContracts()).placeDetailsContract, {
    query: { query_id: placeId },
  }).then(firstAddress),
);

/** Finds the address at a point (GET /geolocator/reverse). Returns null if there is none. */
export const findAddressFx = createEffect<
  { readonly point: Point; readonly language: GeolocatorLanguage },
  OutletAddress | null,
  ApiFailure
>(({ point, language }) =>
  callService(async () => (await placeContracts()).reverseGeocodeContract, {
    query: { lat: point.latitude, lng: point.longitude, language },
  }).then(firstAddress),
);
