import { allSettled, type EventCallable, type Scope } from 'effector';
import { searchCustomersFx } from '../../api/address-book.ts';
import { loadCountryParameterFx } from '../../api/country-parameters.ts';
import { checkDeliverableFx, estimateFx, loadDeliveryAreasFx, quoteFeeFx } from '../../api/delivery.ts';
import type { Vendor } from '../../api/entities.ts';
import type { ApiFailure } from '../../api/failures.ts';
import { createOrderFx, listOrdersFx } from '../../api/orders.ts';
import { loadPlaceFx, reverseGeocodeFx, suggestPlacesFx } from '../../api/places.ts';
import type { CountryParameterName } from '../../contracts/country-parameter.ts';
import type { SomeFlags } from '../../contracts/flags.ts';
import { $knownFlags } from '../../platform/flags/flags.model.ts';
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

/** How a test makes a call fail: an Error, as rejections have to be, that reads as the failure. */
export const failureError = (failure: ApiFailure): Error => Object.assign(new Error(failure.kind), failure);

type Handlers = NonNullable<Seed['handlers']>;

interface RequestScreenOptions {
  readonly vendor?: Partial<Vendor>;
  readonly hours?: string;
  readonly clock?: VirtualClock;
  readonly storage?: KeyValueStorage;
  /** Flags that differ from the defaults; the address book is on. */
  readonly flags?: SomeFlags;
  readonly reporter?: Reporter;
  /** Stores that differ from how the portal starts. */
  readonly values?: NonNullable<Seed['values']>;
  /** Answers of the service that differ from a good day's. */
  readonly handlers?: Handlers;
}

/** A request screen on a good day: open, everything deliverable for 60, orders accepted. */
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
    [estimateFx, () => ({ pickUpMinutes: 10, deliveryMinutes: 25, distanceMetres: 1800 })],
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
      [$knownFlags, { source: 'asia', flags: { AddressBook: true, ...flags } }],
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
    /** Picks the usual address. */
    pickAddress: () => fire(suggestionPicked, placeFixture()),
    /** Fills in what the rules ask for in Bangladesh, except the address. */
    fillDetails: () =>
      Promise.all([
        fire(fieldChanged, { field: 'customerName', value: 'Ayesha Rahman' }),
        fire(fieldChanged, {
          field: 'phone',
          value: { text: '01812-345678', e164: '+8801812345678', possible: true },
        }),
        fire(fieldChanged, { field: 'amount', value: '450' }),
      ]),
    /** The keys of what was said to the vendor, oldest first. */
    said: () =>
      scope
        .getState($notifications)
        .map(({ message }) => (typeof message === 'string' ? message : message.key)),
  };
};
