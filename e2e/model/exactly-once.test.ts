import { createVirtualClock } from '@saddlebag/domain/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { createOutcomeTable } from './outcome-table.ts';
import { createServiceInProcess } from './service-in-process.ts';
import {
  idempotencies,
  isRefused,
  manners,
  planSubmissions,
  submissionsPerGroup,
} from './submission-plan.ts';
import type { Manner, Submission } from './submission-plan.ts';
import { createVendor } from './vendor-at-work.ts';
import type { Outcome } from './vendor-at-work.ts';

/** Cheap tablets have wrong clocks: right, slow and fast ones take turns. */
const clockErrorsMs = [0, -7 * 60_000, 11 * 60_000];

const groups = idempotencies
  .flatMap((idempotency) => manners.map((manner) => ({ idempotency, manner })))
  .map((group, index) => ({ ...group, seed: index + 1, clockErrorMs: clockErrorsMs[index % 3] ?? 0 }));

const table = createOutcomeTable();
let consoleErrors: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleErrors = vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => {
  process.stdout.write(`\n${table.print()}\n`);
});

/** What is wrong with an outcome; nothing when it is as it should be. */
const complaints = (manner: Manner, submission: Submission, outcome: Outcome): readonly string[] => {
  const { made, endedOn, presses, couldNots, falseAlarms } = outcome;
  const [orderId] = made;
  const noes = isRefused(submission) ? 1 : 0;
  const rules: Readonly<Record<string, boolean>> = {
    'there is one order': made.length === 1,
    'the vendor ends on it': endedOn.includes(orderId ?? ''),
    'nobody ends on another': endedOn.every((id) => id === orderId || id === null),
    'every tab ends there, unless it was refused': couldNots > 0 || !endedOn.includes(null),
    'no order that exists is said not to': falseAlarms === 0,
    // A reload that comes in between begins to count anew.
    'a no is said when the service says no, and only then':
      manner === 'reload' ? couldNots <= noes : couldNots === noes,
    'nothing has to be pressed again without a no': presses <= 1 + couldNots,
  };
  return Object.keys(rules).filter((rule) => rules[rule] === false);
};

describe.each(groups)(
  'keys $idempotency, asked for $manner',
  ({ idempotency, manner, seed, clockErrorMs }) => {
    it(
      `makes one order of each of ${submissionsPerGroup} drafts and ends on it`,
      { timeout: 240_000 },
      async () => {
        const clock = createVirtualClock();
        // The service's own waiting takes virtual time too.
        vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => void clock.sleep(ms).then(task));
        const service = createServiceInProcess(clock, idempotency);
        const vendor = await createVendor({ clock, service, manner, clockErrorMs });
        const formerly = await service.readOrderIds();
        const faulty: unknown[] = [];
        const shown: string[] = [];

        for (const submission of planSubmissions(seed)) {
          const outcome = await vendor.request(submission);
          table.count(idempotency, manner, submission, outcome);
          shown.push(outcome.endedOn.find((id) => id !== null) ?? '');
          const wrong = complaints(manner, submission, outcome);
          if (wrong.length > 0) faulty.push({ wrong, submission, outcome });
        }

        expect(faulty).toEqual([]);
        const made = (await service.readOrderIds()).filter((id) => !formerly.includes(id));
        expect(made).toHaveLength(submissionsPerGroup);
        expect(new Set(made)).toEqual(new Set(shown));
        expect(consoleErrors).not.toHaveBeenCalled();
      },
    );
  },
);

describe('all of them together', () => {
  it('are a thousand submissions and a thousand orders', () => {
    expect(table.totals()).toEqual({ submissions: 1000, orders: 1000 });
  });
});
