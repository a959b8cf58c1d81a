import fc from 'fast-check';
import { traces } from '../../e2e/model/traces/actions.ts';
import { violationTitles } from '../../e2e/model/traces/ledger.ts';
import type { Violation } from '../../e2e/model/traces/ledger.ts';
import { runTrace } from '../../e2e/model/traces/run-trace.ts';
import { createTracedService } from '../../e2e/model/traces/traced-service.ts';

/** Number of traces after which the sandbox is replaced, so that its lists stay short. */
const tracesPerService = 250;
const traceOf = (seed: number) => fc.sample(traces, { seed, numRuns: 1 })[0];

/** Runs traces, each with its own seed, and prints the totals. Returns the number of violations. */
export const runModelTraces = async (count: number, firstSeed: number): Promise<number> => {
  const totals = { traces: 0, events: 0, orders: 0, charges: 0, refunds: 0, unpaid: 0, feeQuestions: 0 };
  const violationCounts = new Map<Violation, number>();
  const startedAt = performance.now();
  let service = await createTracedService();
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && index % tracesPerService === 0) service = await createTracedService();
    const seed = firstSeed + index;
    const trace = traceOf(seed);
    if (!trace) throw new Error(`fast-check generated no trace for seed ${seed}. Use another seed.`);
    const { violations, ...counts } = await runTrace(service, trace);
    totals.traces += 1;
    for (const [name, number] of Object.entries(counts)) totals[name as keyof typeof counts] += number;
    for (const { violation, details } of violations) {
      violationCounts.set(violation, (violationCounts.get(violation) ?? 0) + 1);
      console.log(`seed ${seed}: ${violationTitles[violation]}: ${details}`);
    }
    if (count === 1) console.log(JSON.stringify(trace, null, 1));
    if ((index + 1) % 500 === 0)
      console.log(`${index + 1} traces in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  const rows = [
    ...Object.entries(totals),
    ...(Object.keys(violationTitles) as Violation[]).map(
      (violation) => [violationTitles[violation], violationCounts.get(violation) ?? 0] as const,
    ),
  ];
  for (const [name, number] of rows) console.log(`${name.padEnd(52)} ${String(number).padStart(8)}`);
  return [...violationCounts.values()].reduce((sum, number) => sum + number, 0);
};
