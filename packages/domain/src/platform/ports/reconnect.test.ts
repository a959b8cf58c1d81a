import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseBeforeReconnect } from './reconnect.ts';

describe('pauseBeforeReconnect', () => {
  it('reaches at most 1 s at first, and a limit that never falls until 30 s afterwards', () => {
    const limits = [0, 1, 2, 3, 4, 5].map((pauses) => pauseBeforeReconnect(pauses, 1));

    expect(limits).toEqual([1000, 5000, 10_000, 20_000, 30_000, 30_000]);
  });

  it('uses full jitter: any share of the limit of its attempt', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (pauses, chance) => {
        expect(pauseBeforeReconnect(pauses, chance)).toBeCloseTo(chance * pauseBeforeReconnect(pauses, 1), 6);
      }),
    );
  });

  it('never exceeds 30 s', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (pauses, chance) => {
        const pause = pauseBeforeReconnect(pauses, chance);
        return pause >= 0 && pause <= 30_000;
      }),
    );
  });

  it.each([
    [1, 0.22],
    [6, 0.05],
  ])('spreads 10,000 clients evenly over the seconds of pause %i', (pauses, share) => {
    const seconds = new Map<number, number>();
    for (let client = 0; client < 10_000; client += 1) {
      const second = Math.floor(pauseBeforeReconnect(pauses, client / 10_000) / 1000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    }
    expect(Math.max(...seconds.values())).toBeLessThanOrEqual(share * 10_000);
  });
});
