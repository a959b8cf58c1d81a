import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarize } from './summary.ts';
import { pastOrder, today } from './test/history-screen.ts';

const dhaka = { timeZone: 'Asia/Dhaka', currency: 'BDT' };
const dayMs = 86_400_000;
const delivered = (minutes: number, createdAt = today - dayMs) =>
  pastOrder({ createdAt, history: [{ status: 'DELIVERED', at: createdAt + minutes * 60_000 }] });

describe('summarize', () => {
  it('counts the orders of each local day, with days without orders between them', () => {
    const orders = [today - 1, today - dayMs, today - 3 * dayMs].map((createdAt) => pastOrder({ createdAt }));
    expect(summarize(orders, dhaka).days).toEqual([
      { day: '2026-01-02', count: 1 },
      { day: '2026-01-03', count: 0 },
      { day: '2026-01-04', count: 2 },
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

  it('adds the fees of all orders that were not cancelled, without rounding errors', () => {
    const fees = fc.array(fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.boolean()));
    fc.assert(
      fc.property(fees, (entries) => {
        const orders = entries.map(([minor, isCancelled]) =>
          pastOrder({ deliveryFee: minor / 1000, status: isCancelled ? 'CANCELLED' : 'DELIVERED' }),
        );
        const summary = summarize(orders, { timeZone: 'Asia/Bahrain', currency: 'BHD' });
        const minorSum = entries.reduce((sum, [minor, isCancelled]) => sum + (isCancelled ? 0 : minor), 0);
        expect(summary.fees).toBe(minorSum / 1000);
        expect(summary.cancelledCount).toBe(entries.filter(([, isCancelled]) => isCancelled).length);
      }),
    );
  });

  it('is empty without orders', () => {
    expect(summarize([], dhaka)).toEqual({ days: [], deliveryMinutes: null, cancelledCount: 0, fees: 0 });
  });
});
