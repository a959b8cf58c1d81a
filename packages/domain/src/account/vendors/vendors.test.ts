import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { toVendor, loadVendorsFx } from '../../api/vendors.ts';
import type { WireVendor } from '../../contracts/vendor.ts';
import { $format } from '../../platform/i18n/i18n.model.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
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

const signIn = async (answers: (() => unknown)[]) => {
  let asked = 0;
  const scope = seedScope({
    handlers: [
      [loadVendorsFx, () => answers[Math.min(asked++, answers.length - 1)]?.()],
      [logoutFx, () => true],
    ],
  });
  await allSettled(sessionStarted, { scope, params: sessionFixture() });
  return { scope, asked: () => asked, notifications: () => scope.getState($notifications) };
};
const offline = () => Promise.reject({ kind: 'offline' });

describe("the account's vendors", () => {
  it('are loaded once when someone signs in, not again when another tab renews the session', async () => {
    const { scope, asked } = await signIn([() => [parent, ...outlets]]);

    await allSettled(sessionStarted, { scope, params: sessionFixture({ accessToken: 'access-2' }) });

    expect(asked()).toBe(1);
    expect(scope.getState($vendors)).toHaveLength(3);
    expect(scope.getState($view)).toBe('ready');
  });

  // Proves: permission.classic
  it('begin with the first outlet, follow the route, and ignore a vendor that is not theirs', async () => {
    const { scope } = await signIn([() => [parent, ...outlets]]);

    const first = scope.getState($selectedVendor)?.id;
    await allSettled(vendorSelected, { scope, params: 'o2bb' });
    const second = scope.getState($selectedVendor)?.id;
    await allSettled(vendorSelected, { scope, params: 'someone-elses' });

    expect([first, second, scope.getState($selectedVendor)?.id]).toEqual(['o1aa', 'o2bb', 'o1aa']);
  });

  // Proves: product.country-defaults
  it('decide the market, and with it how money is written', async () => {
    const { scope } = await signIn([() => [vendorFixture({ country: 'bh', currency: 'BHD' })]]);

    expect(scope.getState($market)).toMatchObject({
      country: 'bh',
      currency: 'BHD',
      timeZone: 'Asia/Bahrain',
    });
    expect(scope.getState($format).locale).toContain('-BH-');
  });

  it('say for 10 s that they could not be loaded, and can be asked for again', async () => {
    const { scope, notifications } = await signIn([offline, () => outlets]);

    const view = scope.getState($view);
    const said = notifications();
    await allSettled(vendorsRetried, { scope });

    expect(view).toBe('failed');
    expect(said).toMatchObject([
      { tone: 'error', message: { key: 'error.cant-retrieve-vendors' }, durationMs: 10_000 },
    ]);
    expect(scope.getState($view)).toBe('ready');
  });

  it('say for 10 s that there are none', async () => {
    const { scope, notifications } = await signIn([() => []]);

    expect(scope.getState($view)).toBe('empty');
    expect(notifications()).toMatchObject([{ message: { key: 'error.no-vendors' }, durationMs: 10_000 }]);
  });

  // Proves: state.logout-resets
  it('are forgotten when the session ends', async () => {
    const { scope } = await signIn([() => outlets]);

    await allSettled(logoutRequested, { scope });

    expect(scope.getState($vendors)).toEqual([]);
    expect(scope.getState($selectedVendor)).toBe(null);
  });
});

describe('a vendor of the wire', () => {
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
  it('has the methods that are switched on and known', () => {
    expect(toVendor(wire)).toMatchObject({
      id: 'k4ch',
      isParent: false,
      name: 'Kacchi Corner',
      country: 'bd',
      point: { latitude: 23.79, longitude: 90.4 },
      paymentMethods: ['PAID'],
      pickUpMinutes: 15,
    });
  });

  it.each([
    [null, 90.4],
    [0, 0],
    [123, 90.4],
  ])('has no point at %s, %s', (latitude, longitude) => {
    const moved = {
      ...wire,
      vendor_information: { ...wire.vendor_information, location: { ...location, latitude, longitude } },
    };

    expect(toVendor(moved).point).toBe(null);
  });
});
