import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket } from '../../contracts/index.ts';
import { $credentials, authorizationHeader } from '../../api/credentials.ts';
import { loginAsGuestFx } from '../../api/guest.ts';
import { extendSessionFx, loginFx, logoutFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import type { PartialFlags } from '../../contracts/flags.ts';
import { guestVendor } from '../../contracts/guest.ts';
import { $loadedFlags } from '../../platform/flags/flags.model.ts';
import { guestEntryRequested } from '../guest/guest.model.ts';
import {
  $guestOrderIds,
  $isAccountOffered,
  guestAccountRequested,
  guestScreenOpened,
} from '../../follow-up/guest-orders/guest-orders.model.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { serializeOrigin, blankOrigin } from '../../request/origin/origin-form.ts';
import { $form, registrationOpened } from '../registration/registration.model.ts';
import { orderPlaced } from '../../request/sending/index.ts';
import { accountKeys } from '../../platform/ports/account-keys.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import type { KeyValueStorage } from '../../platform/ports/ports.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import {
  $hasAccount,
  $isSignedIn,
  $mode,
  $session,
  loginSubmitted,
  logoutRequested,
} from './session.model.ts';

const hour = 3_600_000;
const guestSession = (expiresAt: number) => ({
  user: { id: 'guest:guest-1', email: '' },
  accessToken: 'guest-token',
  idToken: '',
  refreshToken: '',
  expiresAt,
});

const startPage = ({
  storage = createMemoryStorage(),
  clock = createVirtualClock(),
  flags = { GuestCheckout: true },
  handlers = [],
}: {
  storage?: KeyValueStorage;
  clock?: ReturnType<typeof createVirtualClock>;
  flags?: PartialFlags;
  handlers?: NonNullable<Seed['handlers']>;
} = {}) => {
  const scope = seedScope({
    clock,
    storage,
    values: [[$loadedFlags, { source: 'asia', flags }]],
    handlers: [
      [loginAsGuestFx, () => guestSession((clock.now() + 24 * hour) / 1000)],
      [loadVendorsFx, () => [vendorFixture({ ...guestVendor, point: null })]],
      [logoutFx, () => true],
      [extendSessionFx, () => Promise.reject(new Error('a guest has nothing to renew'))],
      ...handlers,
    ],
  });
  void allSettled(appStarted, {
    scope,
    params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
  });
  return {
    scope,
    clock,
    storage,
    fire: <T>(event: EventCallable<T>, ...[params]: T extends void ? [] : [T]) =>
      void allSettled(event as EventCallable<unknown>, { scope, params }),
    messageKeys: () => scope.getState($notifications).map(({ message }) => (message as { key: string }).key),
  };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));
const guestPage = async (options: Parameters<typeof startPage>[0] = {}) => {
  const page = startPage(options);
  page.fire(guestEntryRequested);
  await settle();
  return page;
};

describe('a guest', () => {
  // Proves: mode.guest, permission.guest
  it('is signed in with a token, but without an account', async () => {
    const { scope } = await guestPage();

    expect(scope.getState($mode)).toBe('GUEST');
    expect([scope.getState($isSignedIn), scope.getState($hasAccount)]).toEqual([true, false]);
    expect(authorizationHeader(scope.getState($credentials))).toBe('Bearer guest-token');
  });

  // Proves: flag-effect.guest-checkout, flag-effect.request-rider-goes-to-login
  it.each([
    ['the guest checkout is off', {}],
    ["'Request a rider' leads to the login", { GuestCheckout: true, RequestRiderGoesToLogin: true }],
  ])('gets no session while %s', async (_, flags) => {
    const { scope } = await guestPage({ flags });

    expect(scope.getState($isSignedIn)).toBe(false);
  });

  // Proves: state.session-guest, permission.guest
  it('stays signed in after a reload while the token is valid', async () => {
    const first = await guestPage();
    await first.clock.advance(23 * hour);

    const { scope } = startPage({ storage: first.storage, clock: first.clock });

    expect(scope.getState($session)?.accessToken).toBe('guest-token');
  });

  // Proves: state.startup-guest
  it('is logged out, and their data deleted, when the page starts after the token has expired', async () => {
    const { storage, clock } = await guestPage();
    storage.write(`${accountKeys.draft}${guestVendor.id}`, 'typed');
    storage.write(accountKeys.guestOrders, '["pgo-000001"]');
    const nextDay = createVirtualClock(clock.now() + 25 * hour);

    const { scope, messageKeys } = startPage({ storage, clock: nextDay });

    expect(scope.getState($isSignedIn)).toBe(false);
    expect(messageKeys()).toContain('toast.disconnected');
    expect(storage.keys().filter((key) => key !== 'saddlebag:flags')).toEqual([]);
  });

  // Proves: state.session-guest
  it('is logged out when the token expires while the page is open', async () => {
    const { storage, clock, scope, messageKeys } = await guestPage();
    storage.write(accountKeys.guestOrders, '["pgo-000001"]');

    await clock.advance(23 * hour + 0.9 * hour);
    expect(scope.getState($isSignedIn)).toBe(true);
    await clock.advance(0.2 * hour);

    expect(scope.getState($isSignedIn)).toBe(false);
    expect(storage.read(accountKeys.guestOrders)).toBeNull();
    expect(messageKeys().filter((key) => key === 'toast.disconnected')).toHaveLength(1);
  });

  // Proves: call-rule.guest-orders, state.logout-guest-orders
  it('keeps the ids of placed orders on the device until the logout', async () => {
    const { storage, scope, fire } = await guestPage();
    fire(orderPlaced, { vendorId: guestVendor.id, orderId: 'pgo-000001' });
    fire(orderPlaced, { vendorId: guestVendor.id, orderId: 'pgo-000002' });
    expect(scope.getState($guestOrderIds)).toEqual(['pgo-000002', 'pgo-000001']);

    const reloaded = startPage({ storage });
    reloaded.fire(guestScreenOpened);
    expect(reloaded.scope.getState($guestOrderIds)).toEqual(['pgo-000002', 'pgo-000001']);

    reloaded.fire(logoutRequested);
    expect(storage.read(accountKeys.guestOrders)).toBeNull();
    expect(reloaded.messageKeys()).toContain('toast.disconnected');
  });

  // Proves: mode.guest
  it('is offered an account only after an order', async () => {
    const { scope, fire } = await guestPage();
    expect(scope.getState($isAccountOffered)).toBe(false);

    fire(orderPlaced, { vendorId: guestVendor.id, orderId: 'pgo-000001' });

    expect(scope.getState($isAccountOffered)).toBe(true);
  });

  it('gets a registration form prefilled from the pick-up address', async () => {
    const { scope, storage, fire } = await guestPage();
    const phone = { text: '01711-000111', e164: '+8801711000111', possible: true };
    const form = { ...blankOrigin, name: 'Mela Sweets', email: 'mela@sweets.test', phone };
    storage.write(`${accountKeys.origin}${guestVendor.id}`, serializeOrigin({ isConfirmed: true, form }));

    fire(guestAccountRequested);
    fire(registrationOpened);

    expect(scope.getState($form)).toMatchObject({
      type: 'NPV',
      businessName: 'Mela Sweets',
      email: 'mela@sweets.test',
      mobile: { text: '01711-000111', e164: '+8801711000111' },
    });
  });

  it('leaves no data on the device after a login with an account', async () => {
    const { storage, scope, fire } = await guestPage({ handlers: [[loginFx, () => sessionFixture()]] });
    fire(orderPlaced, { vendorId: guestVendor.id, orderId: 'pgo-000001' });
    storage.write(`${accountKeys.draft}${guestVendor.id}`, 'typed');

    fire(loginSubmitted, { email: 'demo@saddlebag.test', password: 'Saddle1!bag' });
    await settle();

    expect(scope.getState($mode)).toBe('CLASSIC');
    expect(storage.keys().filter((key) => key.includes('guest') || key.includes('draft'))).toEqual([]);
  });
});
