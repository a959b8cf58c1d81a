import { allSettled, type EventCallable, type Scope } from 'effector';
import { searchCustomersFx } from '../../api/address-book.ts';
import { loadCountryParameterFx } from '../../api/country-parameters.ts';
import { checkDeliverableFx, estimateTripFx, loadDeliveryAreasFx, quoteFeeFx } from '../../api/delivery.ts';
import type { Vendor } from '../../api/entities.ts';
import type { ApiFailure } from '../../api/failures.ts';
import { createOrderFx, listOrdersFx } from '../../api/orders.ts';
import { loadPlaceFx, reverseGeocodeFx, suggestPlacesFx } from '../../api/places.ts';
import type { CountryParameterName } from '../../contracts/country-parameter.ts';
import type { PartialFlags } from '../../contracts/flags.ts';
import { $loadedFlags } from '../../platform/flags/flags.model.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import type { KeyValueStorage, Reporter } from '../../platform/ports/ports.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { placeFixture, vendorFixture } from '../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../testing/seed-scope.ts';
import { createVirtualClock, type VirtualClock } from '../../testing/virtual-clock.ts';
import { $vendors } from '../../account/vendors/vendors.model.ts';
import { suggestionPicked } from '../destination/destination.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { requestOpened } from '../flow/request.model.ts';
import { preloadPlacement } from '../placement/placement.model.ts';
// Loaded now, like the placement code.
import '../sending/recent-requests.ts';

// Load the placement code now, because the virtual clock does not wait for an import.
await preloadPlacement();

/** Creates an Error with the fields of a failure. A handler rejects with it to fail a call. */
export const failureError = (failure: ApiFailure): Error => Object.assign(new Error(failure.kind), failure);

type Handlers = NonNullable<Seed['handlers']>;

interface RequestScreenOptions {
  readonly vendor?: Partial<Vendor>;
  readonly hours?: string;
  readonly clock?: VirtualClock;
  readonly storage?: KeyValueStorage;
  /** Flags that override the defaults. The address book is on by default. */
  readonly flags?: PartialFlags;
  readonly reporter?: Reporter;
  /** Initial values of stores. */
  readonly values?: NonNullable<Seed['values']>;
  /** Handlers that override the default ones. */
  readonly handlers?: Handlers;
}

/** Creates a request screen. By default all calls succeed, the service is open and every fee is 60. */
export const requestScreen = ({
  vendor = {},
  hours = '0000:2359',
  clock = createVirtualClock(),
  storage = createMemoryStorage(),
  flags = {},
  reporter = { report: () => undefined },
  values = [],
  handlers = [],
}: RequestScreenOptions = {}) => {
  const vendorUnderTest = vendorFixture(vendor);
  const parameters: Partial<Record<CountryParameterName, string>> = {
    serviceHours: hours,
    paymentMethods: 'cash on delivery|online payment',
  };
  const defaultHandlers: Handlers = [
    [loadCountryParameterFx, ({ name }: { name: CountryParameterName }) => parameters[name] ?? ''],
    [loadDeliveryAreasFx, () => []],
    [suggestPlacesFx, () => [placeFixture()]],
    [searchCustomersFx, () => []],
    [reverseGeocodeFx, () => placeFixture({ id: 'reverse', label: '12 Lake Road, Banani' })],
    [loadPlaceFx, () => placeFixture()],
    [checkDeliverableFx, () => true],
    [quoteFeeFx, () => ({ amount: 60, signature: 'signature-1' })],
    [estimateTripFx, () => ({ pickUpMinutes: 10, deliveryMinutes: 25, distanceMetres: 1800 })],
    [createOrderFx, () => ({ orderId: 'k4ch-000042' })],
    [listOrdersFx, () => ({ orders: [], cursor: null })],
  ];
  const overridden = new Set(handlers.map(([effect]) => effect));
  const scope = seedScope({
    clock,
    storage,
    reporter,
    values: [
      [$vendors, [vendorUnderTest]],
      [$loadedFlags, { source: 'asia', flags: { AddressBook: true, ...flags } }],
      ...values,
    ],
    handlers: [...defaultHandlers.filter(([effect]) => !overridden.has(effect)), ...handlers],
  });
  return { scope, clock, storage, vendor: vendorUnderTest, ...actions(scope, vendorUnderTest.id) };
};

const actions = (scope: Scope, vendorId: string) => {
  const fire = <T>(event: EventCallable<T>, ...params: T extends void ? [] : [T]) =>
    allSettled(event as EventCallable<unknown>, { scope, params: params[0] });
  return {
    fire,
    open: () => fire(requestOpened, { vendorId }),
    /** Picks the address of `placeFixture`. */
    pickAddress: () => fire(suggestionPicked, placeFixture()),
    /** Fills the fields that are required in Bangladesh, except the address. */
    fillDetails: () =>
      Promise.all([
        fire(fieldChanged, { field: 'customerName', value: 'Ayesha Rahman' }),
        fire(fieldChanged, {
          field: 'phone',
          value: { text: '01812-345678', e164: '+8801812345678', possible: true },
        }),
        fire(fieldChanged, { field: 'amount', value: '450' }),
      ]),
    /** The translation keys of all notifications, oldest first. */
    notifiedKeys: () =>
      scope
        .getState($notifications)
        .map(({ message }) => (typeof message === 'string' ? message : message.key)),
  };
};
