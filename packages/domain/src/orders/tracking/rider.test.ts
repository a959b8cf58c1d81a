import { describe, expect, it } from 'vitest';
import { loadRiderFx } from '../../api/riders.ts';
import { orderFixture, riderFixture } from '../../testing/fixtures.ts';
import { $rider, $riderAge, $riderHeading, $riderTrail, orderSelected } from './index.ts';
import { noon, reject, trackingScreen } from './test/tracking-screen.ts';

const rider = { id: 'rider-1', name: 'Rafi', phoneNumber: '+8801700000000' };

/** Opens an order whose rider moves 0.001° north with each reading. `read` decides whether a call succeeds. */
const rideScreen = (canRead: (call: number) => boolean = () => true) => {
  let calls = 0;
  const screen = trackingScreen(
    [orderFixture({ status: 'NEAR_VENDOR', rider })],
    [
      [
        loadRiderFx,
        () => {
          calls += 1;
          if (!canRead(calls)) return reject();
          return riderFixture({
            bearing: null,
            updatedAt: screen.clock.now(),
            point: { latitude: 23 + calls / 1000, longitude: 90 },
          });
        },
      ],
    ],
  );
  return { ...screen, callCount: () => calls };
};

describe('the polling of the rider', () => {
  it('pauses while the page is hidden and resumes at once when it is shown', async () => {
    const { open, clock, visibility, callCount } = rideScreen();
    await open('k4ch-000001');
    expect(callCount()).toBe(1);

    visibility.hide();
    await clock.advance(5000);
    const before = callCount();
    await clock.advance(60_000);
    expect(callCount()).toBe(before);

    visibility.show();
    await clock.advance(0);
    expect(callCount()).toBe(before + 1);
    await clock.advance(2000);
    expect(callCount()).toBe(before + 2);
  });

  it('stays off when the page is shown after the order was closed', async () => {
    const { open, fire, clock, visibility, callCount } = rideScreen();
    await open('k4ch-000001');
    visibility.hide();
    await fire(orderSelected, null);

    visibility.show();
    await clock.advance(10_000);

    expect(callCount()).toBe(1);
  });
});

describe("the age of the rider's position", () => {
  it('grows every second while polls fail, until the position is stale', async () => {
    const { open, clock, scope } = rideScreen((call) => call === 1);
    await open('k4ch-000001');
    expect(scope.getState($riderAge)).toEqual({ seconds: 0, isStale: false });

    await clock.advance(12_000);
    expect(scope.getState($riderAge)).toEqual({ seconds: 12, isStale: false });

    await clock.advance(18_000);
    expect(scope.getState($riderAge)).toEqual({ seconds: 30, isStale: true });
    expect(scope.getState($rider)?.updatedAt).toBe(noon);
  });

  it('returns to current with the next reading', async () => {
    const { open, clock, scope } = rideScreen((call) => call === 1 || call > 20);
    await open('k4ch-000001');
    await clock.advance(36_000);
    expect(scope.getState($riderAge)?.isStale).toBe(true);

    await clock.advance(6000);

    expect(scope.getState($riderAge)).toEqual({ seconds: 0, isStale: false });
  });

  it('is unknown after the order was closed', async () => {
    const { open, fire, scope } = rideScreen();
    await open('k4ch-000001');

    await fire(orderSelected, null);

    expect(scope.getState($riderAge)).toBeNull();
  });
});

describe("the rider's trail", () => {
  it('joins the readings and gives the heading that the service omits', async () => {
    const { open, clock, scope } = rideScreen();
    await open('k4ch-000001');
    expect(scope.getState($riderHeading)).toBeNull();

    await clock.advance(4000);

    expect(scope.getState($riderTrail).map(({ latitude }) => latitude)).toEqual([23.001, 23.002, 23.003]);
    expect(scope.getState($riderHeading)).toBe(0);
  });

  it('starts again with another order', async () => {
    const { open, clock, fire, scope } = rideScreen();
    await open('k4ch-000001');
    await clock.advance(4000);

    await fire(orderSelected, null);

    expect(scope.getState($riderTrail)).toEqual([]);
  });
});
