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

/** 09:58 in Dhaka. */
const morning = () => createVirtualClock(Date.UTC(2026, 0, 5, 3, 58));

describe('service hours', () => {
  // Proves: step.service-closed, transition.closed, transition.open, message.service-hours
  it('tells the hours while the service is closed, and opens by itself when it is time', async () => {
    const screen = requestScreen({ hours: '1000:2200', clock: morning() });
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
      params: { from: '10:00', to: '22:00', time: '09:58' },
    });

    await screen.clock.advance(120_000);
    expect(screen.scope.getState($serviceHours)).toMatchObject({ status: 'open', now: '10:00' });
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });

  it('keeps the address over a closing hour and comes back to the details', async () => {
    const screen = requestScreen({ hours: '1000:0958', clock: morning() });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($step)).toBe('FillOrderDetails');
    await screen.clock.advance(60_000);
    expect(screen.scope.getState($step)).toBe('ServiceClosed');
    await screen.clock.advance(60_000);
    expect(screen.scope.getState($step)).toBe('FillOrderDetails');
  });

  // Proves: state.hours-error
  it.each(['nonsense', '0960:2200'])('is open when the hours read %j', async (hours) => {
    const screen = requestScreen({ hours, clock: morning() });
    await screen.open();
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });

  // Proves: state.hours-error
  it('is open when the hours cannot be had', async () => {
    const screen = requestScreen({
      handlers: [[loadCountryParameterFx, () => Promise.reject(failureError({ kind: 'offline' }))]],
    });
    await screen.open();
    expect(screen.scope.getState($serviceHours).status).toBe('open');
  });

  // Proves: transition.origin-unknown
  it('asks a vendor without coordinates for an origin', async () => {
    const screen = requestScreen({ vendor: { point: null } });
    await screen.open();
    expect(screen.scope.getState($step)).toBe('AskForOriginAddress');
  });

  // Proves: step.check-service-hours
  it('begins when the vendors become known after the screen was opened', async () => {
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

  it('looks at nothing any more once the screen is left, and opens again', async () => {
    const screen = requestScreen();
    await screen.open();
    await allSettled(requestClosed, { scope: screen.scope });
    expect(screen.clock.sleeping).toBe(0);
    await allSettled(requestOpened, { scope: screen.scope, params: { vendorId: screen.vendor.id } });
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });
});
