import type { Order, Place, RiderPosition, SavedCustomer, Session, Vendor } from '../api/entities.ts';
import { exampleMarket } from '../contracts/example-market.ts';
import type { CreateOrderBody } from '../contracts/order.ts';

const gulshan = { latitude: 23.7925, longitude: 90.4078 };
const banani = { latitude: 23.7937, longitude: 90.4033 };

/** A restaurant in Dhaka. */
export const vendorFixture = (changes: Partial<Vendor> = {}): Vendor => ({
  id: 'k4ch',
  parentId: null,
  isParent: false,
  name: 'Kacchi Corner',
  currency: 'BDT',
  market: exampleMarket,
  address: '12 Lake Road, Gulshan',
  point: gulshan,
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  pickUpMinutes: 15,
  ...changes,
});

/** A place in Banani. */
export const placeFixture = (changes: Partial<Place> = {}): Place => ({
  id: 'place-1',
  label: '7 Kamal Avenue, Banani',
  point: banani,
  city: 'Dhaka',
  area: 'Banani',
  ...changes,
});

/** A customer in the address book, also in Banani. */
export const savedCustomerFixture = (changes: Partial<SavedCustomer> = {}): SavedCustomer => ({
  id: 'k4ch-8801611223303',
  name: 'Farhana Islam',
  phoneNumber: '+8801611223303',
  unit: '4B',
  building: 'Lake View',
  address: '9 Heron Street, Banani',
  point: { latitude: 23.7951, longitude: 90.4069 },
  notes: 'Blue gate',
  ...changes,
});

/** A new order in the status RECEIVED. */
export const orderFixture = (changes: Partial<Order> = {}): Order => {
  const createdAt = changes.createdAt ?? Date.UTC(2026, 0, 5, 6);
  return {
    id: 'k4ch-000001',
    vendorId: 'k4ch',
    createdAt,
    updatedAt: createdAt,
    status: 'RECEIVED',
    history: [{ status: 'RECEIVED', at: createdAt }],
    preorderedFor: null,
    deliveryFee: 60,
    discount: 0,
    customer: {
      name: 'Ayesha Rahman',
      phoneNumber: '+8801812345678',
      address: '7 Kamal Avenue, Banani',
      point: banani,
      notes: '',
    },
    amount: 450,
    description: 'Two kacchi',
    paymentMethod: 'CASH_ON_DELIVERY',
    pickupCode: null,
    pickUpPoint: null,
    outletName: null,
    cancellation: null,
    rider: null,
    eta: null,
    ...changes,
  };
};

export const riderFixture = (changes: Partial<RiderPosition> = {}): RiderPosition => ({
  riderId: 'rider-1',
  point: gulshan,
  bearing: 90,
  updatedAt: Date.UTC(2026, 0, 5, 6),
  ...changes,
});

/** A session that is valid for one day from the virtual clock's start. */
export const sessionFixture = (changes: Partial<Session> = {}): Session => ({
  user: { id: 'user-1', email: 'demo@saddlebag.test' },
  accessToken: 'access-1',
  idToken: 'id-1',
  refreshToken: 'refresh-1',
  expiresAt: Date.UTC(2026, 0, 6, 6) / 1000,
  ...changes,
});

export const guestSessionFixture = (changes: Partial<Session> = {}): Session =>
  sessionFixture({
    user: { id: 'guest:guest-1', email: '' },
    accessToken: 'guest-token',
    idToken: '',
    refreshToken: '',
    ...changes,
  });

/** The body that requests a rider for `orderFixture`. */
export const orderBodyFixture = (changes: Partial<CreateOrderBody> = {}): CreateOrderBody => ({
  vendor_id: 'k4ch',
  customer: {
    location: { ...banani, address: '7 Kamal Avenue, Banani', notes: '' },
    phone_number: '+8801812345678',
    name: 'Ayesha Rahman',
  },
  order: {
    payment_method: 'CASH_ON_DELIVERY',
    amount: 450,
    description: 'Two kacchi',
    cold_bag_needed: false,
  },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: 15,
  delivery_fee: 60,
  signature: 'signature-1',
  ...changes,
});
