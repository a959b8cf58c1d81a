import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureServerOffset } from './server-offset.ts';

const noon = Date.UTC(2026, 0, 5, 12);

describe('measureServerOffset', () => {
  it('is accurate to half a second plus half the round trip', () => {
    const whole = { min: 0, max: 3_600_000 };
    fc.assert(
      fc.property(
        fc.integer({ min: -86_400_000, max: 86_400_000 }),
        fc.integer(whole),
        fc.nat(5000),
        fc.nat(5000),
        (offset, sent, outboundMs, returnMs) => {
          const sentAt = noon + sent;
          const header = new Date(Math.floor((sentAt + outboundMs + offset) / 1000) * 1000).toUTCString();
          const measured = measureServerOffset(header, sentAt, sentAt + outboundMs + returnMs) ?? Infinity;
          expect(Math.abs(measured - offset)).toBeLessThanOrEqual(500 + (outboundMs + returnMs) / 2);
        },
      ),
    );
  });

  it('returns null when the device slept or its clock was set back during the request', () => {
    const header = new Date(noon).toUTCString();
    expect(measureServerOffset(header, noon, noon + 51 * 60_000)).toBeNull();
    expect(measureServerOffset(header, noon, noon - 1000)).toBeNull();
  });

  it('returns null for a missing or invalid header', () => {
    expect(measureServerOffset(null, noon, noon)).toBeNull();
    expect(measureServerOffset('yesterday', noon, noon)).toBeNull();
  });
});
