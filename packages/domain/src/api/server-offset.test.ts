import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetFrom } from './server-offset.ts';

const noon = Date.UTC(2026, 0, 5, 12);

describe('the offset of the service’s clock', () => {
  it('is known to half a second and half the way of the answer', () => {
    const whole = { min: 0, max: 3_600_000 };
    fc.assert(
      fc.property(
        fc.integer({ min: -86_400_000, max: 86_400_000 }),
        fc.integer(whole),
        fc.nat(5000),
        fc.nat(5000),
        (offset, sent, there, back) => {
          const sentAt = noon + sent;
          const header = new Date(Math.floor((sentAt + there + offset) / 1000) * 1000).toUTCString();
          const read = offsetFrom(header, sentAt, sentAt + there + back) ?? Infinity;
          expect(Math.abs(read - offset)).toBeLessThanOrEqual(500 + (there + back) / 2);
        },
      ),
    );
  });

  it('is not read from an answer that found the device asleep, or its clock set back', () => {
    const header = new Date(noon).toUTCString();
    expect(offsetFrom(header, noon, noon + 51 * 60_000)).toBeNull();
    expect(offsetFrom(header, noon, noon - 1000)).toBeNull();
  });

  it('is not read from what is no date', () => {
    expect(offsetFrom(null, noon, noon)).toBeNull();
    expect(offsetFrom('yesterday', noon, noon)).toBeNull();
  });
});
