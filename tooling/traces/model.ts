import fc from 'fast-check';
import { traces } from '../../e2e/model/traces/acts.ts';
import { violations } from '../../e2e/model/traces/ledger.ts';
import type { Violation } from '../../e2e/model/traces/ledger.ts';
import { play } from '../../e2e/model/traces/play.ts';
import { createTracedService } from '../../e2e/model/traces/service.ts';

/** After so many traces the sandbox is exchanged, so that its lists stay short. */
const tracesPerService = 250;
const sampleOf = (seed: number) => fc.sample(traces, { seed, numRuns: 1 })[0];

/** Plays so many traces, each from a seed of its own, and prints what they came to. */
export const runModelTraces = async (count: number, firstSeed: number): Promise<number> => {
  const totals = { traces: 0, events: 0, orders: 0, charges: 0, refunds: 0, unpaid: 0, feeQuestions: 0 };
  const found = new Map<Violation, number>();
  const began = performance.now();
  let service = await createTracedService();
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && index % tracesPerService === 0) service = await createTracedService();
    const seed = firstSeed + index;
    const trace = sampleOf(seed);
    if (!trace) throw new Error(`Seed ${seed} gives no trace.`);
    const { complaints, ...figures } = await play(service, trace);
    totals.traces += 1;
    for (const [name, figure] of Object.entries(figures)) totals[name as keyof typeof figures] += figure;
    for (const { violation, what } of complaints) {
      found.set(violation, (found.get(violation) ?? 0) + 1);
      console.log(`seed ${seed}: ${violations[violation]}: ${what}`);
    }
    if (count === 1) console.log(JSON.stringify(trace, null, 1));
    if ((index + 1) % 500 === 0)
      console.log(`${index + 1} traces in ${Math.round((performance.now() - began) / 1000)} s`);
  }
  const rows = [
    ...Object.entries(totals),
    ...(Object.keys(violations) as Violation[]).map(
      (violation) => [violations[violation], found.get(violation) ?? 0] as const,
    ),
  ];
  for (const [name, number] of rows) console.log(`${name.padEnd(52)} ${String(number).padStart(8)}`);
  return [...found.values()].reduce((sum, number) => sum + number, 0);
};
