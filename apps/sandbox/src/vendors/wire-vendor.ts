import { markets, type CountryCode, type WirePlace, type WireVendor } from '@saddlebag/domain/contracts';

interface NewVendor {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly owner: string;
  readonly country: CountryCode;
  readonly pickUpMinutes: number;
  /** Id of the parent vendor. Null if the vendor is not an outlet. */
  readonly parentId: string | null;
  readonly isParent: boolean;
}

/** Builds a vendor in wire format. Without a place, its requests ask for an origin. */
export const buildWireVendor = (vendor: NewVendor, place: WirePlace['address'] | null): WireVendor => ({
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
      address_text: place?.formatted_address ?? '',
      building: null,
      unit: null,
      city: place?.city ?? null,
      country_code: vendor.country,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      postal_code: place?.postal_code ?? null,
      street: place?.street ?? null,
      street_number: place?.street_number ?? null,
      rider_instructions: null,
    },
  },
});
