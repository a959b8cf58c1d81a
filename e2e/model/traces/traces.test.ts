import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traces } from './actions.ts';
import type { Trace } from './actions.ts';
import { runTrace } from './run-trace.ts';
import { createTracedService } from './traced-service.ts';

/**
 * A fixed seed, so that every run tests the same traces. `npm run traces`, part of `npm run test:all`, runs
 * 10,000 others.
 */
const seed = 20_260_105;
const numRuns = 60;

/** Lists the kinds of action, the faults, the calls and the services that traces contain. */
const partsOf = (sample: readonly Trace[]): ReadonlySet<string> =>
  new Set(
    sample.flatMap(({ actions, idempotency, clockErrorMs, latencyMs }) => [
      `keys ${idempotency}`,
      `clock ${clockErrorMs}`,
      `latency ${latencyMs}`,
      ...actions.flatMap((action) =>
        action.kind === 'network fault'
          ? [`call ${action.call}`, `fault ${JSON.stringify(action.fault)}`]
          : [`action ${action.kind}`],
      ),
    ]),
  );

describe('the set of fixed traces', () => {
  it('contains every kind of action, every fault and every call', () => {
    const parts = partsOf(fc.sample(traces, { seed, numRuns }));

    expect(parts).toEqual(partsOf(fc.sample(traces, { seed: 1, numRuns: 1000 })));
  });
});

describe('a vendor in a random trace', () => {
  it(
    'gets one order per draft, sees every charged fee and loses no typed text',
    { timeout: 240_000 },
    async () => {
      const service = await createTracedService();
      const totals = { orders: 0, charges: 0 };

      await fc.assert(
        fc.asyncProperty(traces, async (trace) => {
          const { violations, orders, charges } = await runTrace(service, trace);
          totals.orders += orders;
          totals.charges += charges;
          expect(violations).toEqual([]);
        }),
        { seed, numRuns },
      );

      // Guards against traces that place no orders and pay nothing.
      expect(totals.orders).toBeGreaterThan(numRuns);
      expect(totals.charges).toBeGreaterThan(10);
    },
  );

  it('gets the same outcome when the same trace runs twice', async () => {
    const [trace] = fc.sample(traces, { seed, numRuns: 1 });
    if (!trace) throw new Error(`Seed ${seed} gave no trace.`);

    const outcomes = [
      await runTrace(await createTracedService(), trace),
      await runTrace(await createTracedService(), trace),
    ];

    expect(outcomes[0]).toEqual(outcomes[1]);
  });
});
