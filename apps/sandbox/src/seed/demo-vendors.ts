import {
  markets,
  type CountryCode,
  type Point,
  type WirePlace,
  type WireVendor,
} from '@saddlebag/domain/contracts';
import { reverse, type City } from '../city/index.ts';
import type { StoredVendor } from '../store/tables.ts';
import type { DemoAccount, DemoShop } from './demo-accounts.ts';

const metresPerDegree = 111_320;

/** The point so many metres east and north of another. */
export const pointAt = (from: Point, east: number, north: number): Point => ({
  latitude: from.latitude + north / metresPerDegree,
  longitude: from.longitude + east / (metresPerDegree * Math.cos((from.latitude * Math.PI) / 180)),
});

/** Rings around a spot, nearer ones first, to look for an address in. */
const ringSteps = [0, 150, 300, 450, 600, 800, 1000];
const directions = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);

/** The address nearest to a spot of the city; a demo shop needs one even where the spot lies in a park or the river. */
export const addressNear = (
  city: City,
  spot: Point,
): { readonly place: WirePlace['address']; readonly point: Point } => {
  for (const metres of ringSteps) {
    for (const angle of directions) {
      const place = reverse(city, pointAt(spot, metres * Math.cos(angle), metres * Math.sin(angle)))?.address;
      const { latitude, longitude } = place ?? { latitude: null, longitude: null };
      if (place !== undefined && latitude !== null && longitude !== null)
        return { place, point: { latitude, longitude } };
    }
  }
  throw new Error(`No address within a kilometre of ${spot.latitude},${spot.longitude} in ${city.name}`);
};

interface NewVendor {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly owner: string;
  readonly country: CountryCode;
  readonly pickUpMinutes: number;
  /** The vendor that it is an outlet of. */
  readonly parentId: string | null;
  readonly isParent: boolean;
}

/** A vendor at a place, as the wire writes it. */
export const wireVendor = (vendor: NewVendor, place: WirePlace['address']): WireVendor => ({
  vendor_id: vendor.id,
  parent_vendor_id: vendor.parentId,
  client_vendor_id: null,
  is_active: true,
  is_registered: true,
  is_parent: vendor.isParent,
  flags: {
    payment_methods: { CASH_ON_DELIVERY: true, PAID: true, PAYMENT_ON_DELIVERY: false, NONE: false },
  },
  estimation_pick_up_time: vendor.pickUpMinutes,
  vendor_information: {
    name: vendor.name,
    owners: [vendor.owner],
    currency: markets[vendor.country].currency,
    contact: { phone: vendor.phone },
    location: {
      address_text: place.formatted_address,
      building: null,
      unit: null,
      city: place.city ?? null,
      country_code: vendor.country,
      latitude: place.latitude,
      longitude: place.longitude,
      postal_code: place.postal_code ?? null,
      street: place.street ?? null,
      street_number: place.street_number ?? null,
      rider_instructions: null,
    },
  },
});

const wireShop = (account: DemoAccount, shop: DemoShop, place: WirePlace['address']): WireVendor => {
  const [first] = account.shops;
  return wireVendor(
    {
      id: shop.id,
      name: shop.name,
      phone: shop.phone,
      owner: account.email,
      country: account.country,
      pickUpMinutes: shop.pickUpMinutes,
      parentId: shop === first ? null : first.id,
      isParent: shop === first && account.shops.length > 1,
    },
    place,
  );
};

/** A shop that says for each request where riders pick up, as the wire writes it. */
const withOrigin = (wire: WireVendor, { origin }: DemoShop): WireVendor => {
  if (origin === 'asked') return { ...wire, flags: { ...wire.flags, origin_address_required: true } };
  if (origin === undefined) return wire;
  const { vendor_information: known } = wire;
  const location = { ...known.location, address_text: '', latitude: null, longitude: null };
  return { ...wire, vendor_information: { ...known, location } };
};

/** The vendors of a demo account, each at a real address of its city. */
export const demoVendors = (account: DemoAccount, city: City): readonly StoredVendor[] =>
  account.shops.map((shop) => {
    const { place, point } = addressNear(city, pointAt(city.center, shop.east, shop.north));
    return {
      id: shop.id,
      accountId: account.id,
      groupId: account.shops[0].id,
      country: account.country,
      point,
      wire: withOrigin(wireShop(account, shop, place), shop),
    };
  });
