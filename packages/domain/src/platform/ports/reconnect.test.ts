import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseBeforeReconnect } from './reconnect.ts';

describe('pauseBeforeReconnect', () => {
  it('never exceeds 30 s', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 200 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, chance) => {
          const pause = pauseBeforeReconnect(failures, chance);
          return pause >= 0 && pause <= 30_000;
        },
      ),
    );
  });

  it.each([
    [1, 0.22],
    [6, 0.05],
  ])('spreads 10,000 clients evenly over the seconds of attempt %i', (failures, share) => {
    const seconds = new Map<number, number>();
    for (let client = 0; client < 10_000; client += 1) {
      const second = Math.floor(pauseBeforeReconnect(failures, client / 10_000) / 1000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    }
    expect(Math.max(...seconds.values())).toBeLessThanOrEqual(share * 10_000);
  });
});
