import type { WirePlace, WireVendor } from '@saddlebag/domain/contracts';
import type { City } from '../city/index.ts';
import type { StoredVendor } from '../store/tables.ts';
import { findNearbyAddress, offsetPoint } from '../vendors/nearby-address.ts';
import { buildWireVendor } from '../vendors/wire-vendor.ts';
import type { DemoAccount, DemoShop } from './demo-accounts.ts';

const buildWireShop = (account: DemoAccount, shop: DemoShop, place: WirePlace['address']): WireVendor => {
  const [first] = account.shops;
  return buildWireVendor(
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

/** Removes the location or sets the flag of a vendor whose orders need an origin. */
const withOriginRule = (wire: WireVendor, { origin }: DemoShop): WireVendor => {
  if (origin === 'asked') return { ...wire, flags: { ...wire.flags, origin_address_required: true } };
  if (origin === undefined) return wire;
  const { vendor_information: information } = wire;
  const location = { ...information.location, address_text: '', latitude: null, longitude: null };
  return { ...wire, vendor_information: { ...information, location } };
};

const withPaymentMethods = (wire: WireVendor, { hasCardOnDelivery = false }: DemoShop): WireVendor => ({
  ...wire,
  flags: {
    ...wire.flags,
    payment_methods: { ...wire.flags.payment_methods, PAYMENT_ON_DELIVERY: hasCardOnDelivery },
  },
});

/** Returns the vendors of a demo account, each at an existing address of its city. */
export const createDemoVendors = (account: DemoAccount, city: City): readonly StoredVendor[] =>
  account.shops.map((shop) => {
    const { place, point } = findNearbyAddress(city, offsetPoint(city.center, shop.east, shop.north));
    return {
      id: shop.id,
      accountId: account.id,
      groupId: account.shops[0].id,
      country: account.country,
      point,
      wire: withPaymentMethods(withOriginRule(buildWireShop(account, shop, place), shop), shop),
    };
  });
