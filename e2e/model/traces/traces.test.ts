import fc from 'fast-check';
import { expect, it } from 'vitest';
import { traces } from './acts.ts';
import { play } from './play.ts';
import { createTracedService } from './service.ts';

/** The same ones each time; `npm run traces` plays thousands of others. */
const seed = 20_260_105;
const numRuns = 150;

it(
  'a vendor who skips, edits, reloads and pays on a bad day gets one order, sees each fee, and loses nothing typed',
  { timeout: 240_000 },
  async () => {
    const service = await createTracedService();
    const sums = { orders: 0, charges: 0 };

    await fc.assert(
      fc.asyncProperty(traces, async (trace) => {
        const { complaints, orders, charges } = await play(service, trace);
        sums.orders += orders;
        sums.charges += charges;
        expect(complaints).toEqual([]);
      }),
      { seed, numRuns },
    );

    // There has been something to go wrong.
    expect(sums.orders).toBeGreaterThan(numRuns);
    expect(sums.charges).toBeGreaterThan(10);
  },
);

it('the same trace comes to the same end', async () => {
  const [trace] = fc.sample(traces, { seed, numRuns: 1 });
  if (!trace) throw new Error('There is no trace.');

  const ends = [
    await play(await createTracedService(), trace),
    await play(await createTracedService(), trace),
  ];

  expect(ends[0]).toEqual(ends[1]);
});
