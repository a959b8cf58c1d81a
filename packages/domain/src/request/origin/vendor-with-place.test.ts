import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { loadVendorsFx } from '../../api/vendors.ts';
import { vendorsRetried } from '../../account/vendors/index.ts';
import { vendorFixture, placeFixture } from '../../testing/fixtures.ts';
import { $origin, $sender } from '../draft/vendor.model.ts';
import { $step, originStatusChanged } from '../flow/request.model.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { originConfirmed, originDetailsChanged, originFormOpened } from './origin.model.ts';
import { originSuggestionPicked } from './origin-place.model.ts';
import './known-place.model.ts';

describe('vendor with coordinates', () => {
  it('skips the origin steps despite a stale origin event', async () => {
    const { open, scope } = requestScreen();
    await open();

    await allSettled(originStatusChanged, { scope, params: 'originChosen' });

    expect(scope.getState($step)).toBe('AskForDestinationAddress');
  });
});

describe('vendor that gets coordinates during a request', () => {
  const placed = vendorFixture({ point: { latitude: 23.75, longitude: 90.38 } });
  const openWithoutPlace = async () => {
    const screen = requestScreen({
      vendor: { point: null },
      handlers: [[loadVendorsFx, () => [placed]]],
    });
    await screen.open();
    await screen.fire(originFormOpened);
    return screen;
  };

  // Proves: outlet.place-known
  it('leaves the origin step', async () => {
    const { scope, fire } = await openWithoutPlace();
    expect(scope.getState($step)).toBe('AskForOriginAddress');

    await fire(vendorsRetried);

    expect(scope.getState($step)).toBe('AskForDestinationAddress');
    expect(scope.getState($origin)).toEqual(placed.point);
  });

  // Proves: outlet.place-known
  it('replaces the sender that the vendor entered', async () => {
    const { scope, fire } = await openWithoutPlace();
    await fire(originSuggestionPicked, placeFixture());
    await fire(originDetailsChanged, {
      phone: { text: '01711-000111', e164: '+8801711000111', possible: true },
    });
    await fire(originConfirmed);
    expect(scope.getState($sender)).not.toBeNull();

    await fire(vendorsRetried);

    expect(scope.getState($sender)).toBeNull();
    expect(scope.getState($origin)).toEqual(placed.point);
    expect(scope.getState($step)).toBe('AskForDestinationAddress');
  });
});
