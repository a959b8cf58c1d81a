import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { loadCountryParameterFx } from '../../api/country-parameters.ts';
import { loadDeliveryAreasFx } from '../../api/delivery.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { sessionStarted } from '../../account/session/session.model.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { $step, requestClosed, requestOpened } from '../flow/request.model.ts';
import { $serviceHours } from './service-hours.model.ts';
import { $canSubmit } from '../sending/index.ts';

/** 09:58 in Dhaka, two minutes before the service opens. */
const clockBeforeOpening = () => createVirtualClock(Date.UTC(2026, 0, 5, 3, 58));

describe('service hours check', () => {
  // Proves: step.service-closed, transition.closed, transition.open, message.service-hours
  it('shows the hours while the service is closed and continues at the start time', async () => {
    const screen = requestScreen({ hours: '1000:2200', clock: clockBeforeOpening() });
    void screen.open();
    await screen.clock.advance(0);

    expect(screen.scope.getState($serviceHours)).toEqual({
      status: 'closed',
      from: '10:00',
      to: '22:00',
      now: '09:58',
    });
    expect(screen.scope.getState($step)).toBe('ServiceClosed');
    expect(screen.scope.getState($canSubmit)).toBe(false);
    expect(screen.scope.getState($notifications)[0]?.message).toEqual({
      key: 'toast.service-hours',
      // A Dhaka clock has 12 hours.
      params: {
        from: expect.stringMatching(/^10:00\sam$/i) as string,
        to: expect.stringMatching(/^10:00\spm$/i) as string,
        time: expect.stringMatching(/^9:58\sam$/i) as string,
      },
    });

    await screen.clock.advance(120_000);
    expect(screen.scope.getState($serviceHours)).toMatchObject({ status: 'open', now: '10:00' });
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });

  it('keeps the address while the service is closed and returns to the details step when it opens', async () => {
    const screen = requestScreen({ hours: '1000:0958', clock: clockBeforeOpening() });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($step)).toBe('FillOrderDetails');
    await screen.clock.advance(60_000);
    expect(screen.scope.getState($step)).toBe('ServiceClosed');
    await screen.clock.advance(60_000);
    expect(screen.scope.getState($step)).toBe('FillOrderDetails');
  });

  // Proves: state.hours-error
  it.each(['nonsense', '0960:2200'])(
    'treats the service as open when the country parameter is %j',
    async (hours) => {
      const screen = requestScreen({ hours, clock: clockBeforeOpening() });
      await screen.open();
      expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
    },
  );

  // Proves: state.hours-error
  it('treats the service as open when the hours cannot be loaded', async () => {
    const screen = requestScreen({
      handlers: [[loadCountryParameterFx, () => Promise.reject(failureError({ kind: 'offline' }))]],
    });
    await screen.open();
    expect(screen.scope.getState($serviceHours).status).toBe('open');
  });

  // Proves: transition.origin-unknown
  it('waits for an origin when the vendor has no coordinates', async () => {
    const screen = requestScreen({ vendor: { point: null } });
    await screen.open();
    expect(screen.scope.getState($step)).toBe('AskForOriginAddress');
  });

  // Proves: step.check-service-hours
  it('starts when the vendors load after the screen opens', async () => {
    const scope = seedScope({
      handlers: [
        [loadVendorsFx, () => [vendorFixture()]],
        [loadCountryParameterFx, () => '0000:2359'],
        [loadDeliveryAreasFx, () => []],
      ],
    });
    await allSettled(requestOpened, { scope, params: { vendorId: 'k4ch' } });
    expect(scope.getState($step)).toBe('CheckServiceHours');
    await allSettled(sessionStarted, { scope, params: sessionFixture() });
    expect(scope.getState($step)).toBe('AskForDestinationAddress');
  });

  it('stops its timers when the screen closes and restarts when the screen reopens', async () => {
    const screen = requestScreen();
    await screen.open();
    await allSettled(requestClosed, { scope: screen.scope });
    expect(screen.clock.sleeperCount).toBe(0);
    await allSettled(requestOpened, { scope: screen.scope, params: { vendorId: screen.vendor.id } });
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });
});
