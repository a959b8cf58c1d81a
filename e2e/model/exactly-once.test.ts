import { createVirtualClock } from '@saddlebag/domain/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { testMatrix } from '../../tooling/test-matrix.ts';
import { createOutcomeTable } from './outcome-table.ts';
import { createInProcessService } from './in-process-service.ts';
import { idempotencies, isRefused, scenarios, planSubmissions } from './submission-plan.ts';
import type { Scenario, Submission } from './submission-plan.ts';
import { createVendor } from './simulated-vendor.ts';
import type { Outcome } from './simulated-vendor.ts';

/**
 * Device clock errors in milliseconds, because cheap tablets often have wrong clocks. The groups use them in
 * rotation.
 */
const clockErrorsMs = [0, -7 * 60_000, 11 * 60_000];

const groups = idempotencies
  .flatMap((idempotency) => scenarios.map((scenario) => ({ idempotency, scenario })))
  .map((group, index) => ({
    ...group,
    submissions: planSubmissions(index + 1, testMatrix),
    clockErrorMs: clockErrorsMs[index % 3] ?? 0,
  }));
/** Expected number of submissions in all groups. The last test fails if the plan drops a submission. */
const submissionCount = { chosen: 280, all: 1000 }[testMatrix];

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

/** Returns the rules that an outcome breaks. */
const findViolations = (scenario: Scenario, submission: Submission, outcome: Outcome): readonly string[] => {
  const { createdOrderIds, openedOrderIds, presses, failureMessages, falseFailureMessages } = outcome;
  const [orderId] = createdOrderIds;
  const expectedRefusals = isRefused(submission) ? 1 : 0;
  const rules: Readonly<Record<string, boolean>> = {
    'creates exactly one order': createdOrderIds.length === 1,
    'opens that order': openedOrderIds.includes(orderId ?? ''),
    'opens no other order': openedOrderIds.every((id) => id === orderId || id === null),
    'opens it in every tab unless it was refused': failureMessages > 0 || !openedOrderIds.includes(null),
    'reports no failure for an existing order': falseFailureMessages === 0,
    // A reload restarts the attempts, so a refused submission may end without a message.
    'reports a failure for every refusal, and for nothing else':
      scenario === 'reload' ? failureMessages <= expectedRefusals : failureMessages === expectedRefusals,
    'needs another press only after a failure message': presses <= 1 + failureMessages,
  };
  return Object.keys(rules).filter((rule) => rules[rule] === false);
};

describe.each(groups)(
  'submission scenario "$scenario" with idempotency keys $idempotency',
  ({ idempotency, scenario, submissions, clockErrorMs }) => {
    it(
      `creates and opens exactly one order for each of ${submissions.length} drafts`,
      { timeout: 240_000 },
      async () => {
        const clock = createVirtualClock();
        // Makes the delays of the sandbox take virtual time.
        vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => void clock.sleep(ms).then(task));
        const service = createInProcessService(clock, idempotency);
        const vendor = await createVendor({ clock, service, scenario, clockErrorMs });
        const existingOrderIds = await service.readOrderIds();
        const brokenSubmissions: unknown[] = [];
        const openedOrderIds: string[] = [];

        for (const submission of submissions) {
          const outcome = await vendor.request(submission);
          table.count(idempotency, scenario, submission, outcome);
          openedOrderIds.push(outcome.openedOrderIds.find((id) => id !== null) ?? '');
          const violations = findViolations(scenario, submission, outcome);
          if (violations.length > 0) brokenSubmissions.push({ violations, submission, outcome });
        }

        expect(brokenSubmissions).toEqual([]);
        const orderIds = (await service.readOrderIds()).filter((id) => !existingOrderIds.includes(id));
        expect(orderIds).toHaveLength(submissions.length);
        expect(new Set(orderIds)).toEqual(new Set(openedOrderIds));
        expect(consoleErrors).not.toHaveBeenCalled();
      },
    );
  },
);

describe('the outcome table', () => {
  it('counts every planned submission and one order for each', () => {
    expect(table.totals()).toEqual({ submissions: submissionCount, orders: submissionCount });
  });
});
