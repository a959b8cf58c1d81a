import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarize } from './summary.ts';
import { pastOrder, today } from './test/history-screen.ts';

const dhaka = { timeZone: 'Asia/Dhaka', currency: 'BDT' };
const dayMs = 86_400_000;
const delivered = (minutes: number, createdAt = today - dayMs) =>
  pastOrder({ createdAt, history: [{ status: 'DELIVERED', at: createdAt + minutes * 60_000 }] });

describe('summarize', () => {
  it('counts the orders and the spend of each local day, with days without orders between them', () => {
    const orders = [today - 1, today - dayMs, today - 3 * dayMs].map((createdAt) =>
      pastOrder({ createdAt, deliveryFee: 60.5 }),
    );
    expect(summarize(orders, dhaka).days).toEqual([
      { day: '2026-01-02', count: 1, spend: 60.5 },
      { day: '2026-01-03', count: 0, spend: 0 },
      { day: '2026-01-04', count: 2, spend: 121 },
    ]);
  });

  it('computes the median and the 90th percentile of the delivery time', () => {
    const orders = [50, 20, 40, 30, 10, 60, 80, 70, 100, 90].map((minutes) => delivered(minutes));
    expect(summarize(orders, dhaka).deliveryMinutes).toEqual({ median: 50, percentile90: 90 });
  });

  it('leaves scheduled and undelivered orders out of the delivery time', () => {
    const orders = [
      { ...delivered(2880), preorderedFor: today },
      pastOrder({ status: 'CANCELLED', history: [] }),
    ];
    expect(summarize(orders, dhaka).deliveryMinutes).toBeNull();
  });

  it('agrees with an independent calculation of the spend, the reasons and the delivery times', () => {
    const reasons = ['NO_COURIER', 'DUPLICATE_ORDER', 'The shop is closed', null];
    const entry = fc.record({
      fils: fc.integer({ min: 0, max: 99_999 }),
      cost: fc.integer({ min: 0, max: 99_999 }),
      reason: fc.option(fc.constantFrom(...reasons), { nil: undefined }),
      minutes: fc.integer({ min: 1, max: 300 }),
      day: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 50 }), (entries) => {
        const orders = entries.map(({ fils, cost, reason, minutes, day }) => {
          const createdAt = today - day * dayMs;
          const fee = { deliveryFee: fils / 1000, createdAt };
          return reason === undefined
            ? pastOrder({ ...fee, history: [{ status: 'DELIVERED', at: createdAt + minutes * 60_000 }] })
            : pastOrder({
                ...fee,
                status: 'CANCELLED',
                history: [],
                cancellation: { reason, by: null, fee: Math.min(cost, fils) / 1000 },
              });
        });
        const summary = summarize(orders, { timeZone: 'Asia/Dhaka', currency: 'BHD' });

        const spendOf = (part: typeof entries) =>
          Number(
            part.reduce(
              (sum, { fils, cost, reason }) =>
                sum + BigInt(reason === undefined ? fils : Math.min(cost, fils)),
              0n,
            ),
          ) / 1000;
        expect(summary.spend).toBe(spendOf(entries));
        for (const [index, { count, spend }] of summary.days.toReversed().entries()) {
          const newest = Math.min(...entries.map(({ day }) => day));
          const own = entries.filter(({ day }) => day === newest + index);
          expect([count, spend]).toEqual([own.length, spendOf(own)]);
        }
        for (const reason of reasons)
          expect(summary.cancellations.find((each) => each.reason === reason)?.count ?? 0).toBe(
            entries.filter((each) => each.reason === reason).length,
          );
        const counts = summary.cancellations.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
        const minutes = entries.filter(({ reason }) => reason === undefined).map((each) => each.minutes);
        for (const [share, value] of [
          [0.5, summary.deliveryMinutes?.median],
          [0.9, summary.deliveryMinutes?.percentile90],
        ] as const) {
          if (value === undefined) continue;
          const shareWithin = (limit: number) =>
            minutes.filter((each) => each <= limit).length / minutes.length;
          expect(minutes).toContain(value);
          expect(shareWithin(value)).toBeGreaterThanOrEqual(share);
          expect(shareWithin(value - 1)).toBeLessThan(share);
        }
      }),
    );
  });

  it('is empty without orders', () => {
    expect(summarize([], dhaka)).toEqual({
      days: [],
      deliveryMinutes: null,
      cancelledCount: 0,
      cancellations: [],
      spend: 0,
    });
  });
});
