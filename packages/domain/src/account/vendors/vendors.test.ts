import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { toVendor } from '../../api/vendor-wire.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { markets } from '../../contracts/market.ts';
import type { WireVendor } from '../../contracts/vendor.ts';
import { $format } from '../../platform/formats/internal.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { createMemoryStorage } from '../../platform/ports/index.ts';
import { logoutRequested, sessionStarted } from '../session/session.model.ts';
import { logoutFx } from '../../api/session.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { $market, $selectedVendor, $vendors, $view, vendorSelected, vendorsRetried } from './index.ts';

const parent = vendorFixture({ id: 'p4re', isParent: true, name: 'Kacchi Corner Group' });
const outlets = [
  vendorFixture({ id: 'o1aa', parentId: 'p4re' }),
  vendorFixture({ id: 'o2bb', parentId: 'p4re' }),
];

const signIn = async (
  responses: (() => unknown)[],
  { storage = createMemoryStorage(), session = sessionFixture() } = {},
) => {
  let requestCount = 0;
  const scope = seedScope({
    storage,
    handlers: [
      [loadVendorsFx, () => responses[Math.min(requestCount++, responses.length - 1)]?.()],
      [logoutFx, () => true],
    ],
  });
  await allSettled(sessionStarted, { scope, params: session });
  return { scope, requestCount: () => requestCount, notifications: () => scope.getState($notifications) };
};
const rejectOffline = () => Promise.reject({ kind: 'offline' });

describe('the vendors model', () => {
  it('loads the vendors once per sign-in and not after a session renewal', async () => {
    const { scope, requestCount } = await signIn([() => [parent, ...outlets]]);

    await allSettled(sessionStarted, { scope, params: sessionFixture({ accessToken: 'access-2' }) });

    expect(requestCount()).toBe(1);
    expect(scope.getState($vendors)).toHaveLength(3);
    expect(scope.getState($view)).toBe('ready');
  });

  // Proves: permission.classic
  it('selects the vendor of the route, or the first outlet when that vendor is missing or unknown', async () => {
    const { scope } = await signIn([() => [parent, ...outlets]]);

    const first = scope.getState($selectedVendor)?.id;
    await allSettled(vendorSelected, { scope, params: 'o2bb' });
    const second = scope.getState($selectedVendor)?.id;
    await allSettled(vendorSelected, { scope, params: 'someone-elses' });

    expect([first, second, scope.getState($selectedVendor)?.id]).toEqual(['o1aa', 'o2bb', 'o1aa']);
  });

  // Proves: nav.last-outlet
  it('opens the outlet that the account used last on this device, also after a logout', async () => {
    const storage = createMemoryStorage();
    const { scope } = await signIn([() => [parent, ...outlets]], { storage });
    await allSettled(vendorSelected, { scope, params: 'o2bb' });
    await allSettled(logoutRequested, { scope });

    const again = await signIn([() => [parent, ...outlets]], { storage });
    const other = await signIn([() => [parent, ...outlets]], {
      storage,
      session: sessionFixture({ user: { id: 'another-account', email: 'b@saddlebag.test' } }),
    });

    expect(again.scope.getState($selectedVendor)?.id).toBe('o2bb');
    expect(other.scope.getState($selectedVendor)?.id).toBe('o1aa');
  });

  it('opens the first outlet when the last one no longer exists', async () => {
    const storage = createMemoryStorage();
    const { scope } = await signIn([() => outlets], { storage });
    await allSettled(vendorSelected, { scope, params: 'o2bb' });

    const again = await signIn([() => [outlets[0]]], { storage });

    expect(again.scope.getState($selectedVendor)?.id).toBe('o1aa');
  });

  // Proves: permission.vendor-order, nav.outlet-order
  it('lists parents first, then by name in the language of the market', async () => {
    const named = (id: string, name: string, isParent = false) => vendorFixture({ id, name, isParent });
    const { scope } = await signIn([
      () => [
        named('1', 'ঢাকা কাচ্চি'),
        named('2', 'Zafran'),
        named('3', 'ähnlich'),
        named('4', 'Zafran', true),
        named('0', 'Zafran'),
      ],
    ]);

    expect(scope.getState($vendors).map(({ id }) => id)).toEqual(['4', '3', '0', '2', '1']);
  });

  // Proves: product.country-defaults
  it('takes the market and its formats from the selected vendor', async () => {
    const { scope } = await signIn([() => [vendorFixture({ market: markets.bh, currency: 'BHD' })]]);

    expect(scope.getState($market)).toMatchObject({
      country: 'bh',
      currency: 'BHD',
      timeZone: 'Asia/Bahrain',
    });
    expect(scope.getState($format).locale).toContain('-BH-');
  });

  // Proves: error.cant-retrieve-vendors
  it('shows an error for 10 s when the vendors fail to load, and loads them again on a retry', async () => {
    const { scope, notifications } = await signIn([rejectOffline, () => outlets]);

    const view = scope.getState($view);
    const shownNotifications = notifications();
    await allSettled(vendorsRetried, { scope });

    expect(view).toBe('failed');
    expect(shownNotifications).toMatchObject([
      { tone: 'error', message: { key: 'error.cant-retrieve-vendors' }, durationMs: 10_000 },
    ]);
    expect(scope.getState($view)).toBe('ready');
  });

  // Proves: error.no-vendors
  it('shows an error for 10 s when the account has no vendors', async () => {
    const { scope, notifications } = await signIn([() => []]);

    expect(scope.getState($view)).toBe('empty');
    expect(notifications()).toMatchObject([{ message: { key: 'error.no-vendors' }, durationMs: 10_000 }]);
  });

  // Proves: state.logout-resets
  it('clears the vendors when the session ends', async () => {
    const { scope } = await signIn([() => outlets]);

    await allSettled(logoutRequested, { scope });

    expect(scope.getState($vendors)).toEqual([]);
    expect(scope.getState($selectedVendor)).toBe(null);
  });
});

describe('toVendor', () => {
  const location = {
    address_text: '12 Lake Road',
    building: null,
    unit: null,
    city: 'Dhaka',
    country_code: 'BD',
    latitude: 23.79,
    longitude: 90.4,
    postal_code: null,
    street: null,
    street_number: null,
    rider_instructions: null,
  };
  const wire: WireVendor = {
    vendor_id: 'k4ch',
    parent_vendor_id: null,
    client_vendor_id: null,
    is_active: true,
    is_registered: true,
    is_parent: false,
    flags: { payment_methods: { PAID: true, CASH_ON_DELIVERY: false, CRYPTO: true } },
    estimation_pick_up_time: 15,
    vendor_information: {
      name: 'Kacchi Corner',
      owners: [],
      currency: 'BDT',
      contact: { phone: null },
      location,
    },
  };

  // Proves: entity.vendor
  it('converts a vendor and keeps only its known, enabled payment methods', () => {
    expect(toVendor(wire)).toMatchObject({
      id: 'k4ch',
      isParent: false,
      name: 'Kacchi Corner',
      market: markets.bd,
      point: { latitude: 23.79, longitude: 90.4 },
      paymentMethods: ['PAID'],
      pickUpMinutes: 15,
    });
  });

  it('returns no market for a country without one', () => {
    const vendor_information = {
      ...wire.vendor_information,
      location: { ...location, country_code: 'US' },
    };

    expect(toVendor({ ...wire, vendor_information }).market).toBe(null);
  });

  it.each([
    [null, 90.4],
    [0, 0],
    [123, 90.4],
  ])('returns no point for the coordinates %s, %s', (latitude, longitude) => {
    const moved = {
      ...wire,
      vendor_information: { ...wire.vendor_information, location: { ...location, latitude, longitude } },
    };

    expect(toVendor(moved).point).toBe(null);
  });
});
