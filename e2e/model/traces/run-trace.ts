import type { Action, Trace } from './actions.ts';
import { cards } from './cards.ts';
import { checkOutcome } from './check-outcome.ts';
import type { Ledger } from './ledger.ts';
import { performAction } from './perform-action.ts';
import type { TracedService } from './traced-service.ts';
import { createTraceContext } from './trace-context.ts';

/** The counts and violations of one trace. */
export interface TraceOutcome {
  readonly events: number;
  readonly orders: number;
  readonly charges: number;
  readonly refunds: number;
  /** Payments that ended without a charge. */
  readonly unpaid: number;
  readonly feeQuestions: number;
  readonly violations: ReturnType<Ledger['violations']>;
}

const openingActions = ({ opening, seed }: Trace): readonly Action[] =>
  opening.flatMap((kind): readonly Action[] => {
    if (kind === 'press') return [{ kind, tab: 0, times: 1 }];
    if (kind === 'check out') return [{ kind, tab: 0, card: cards[seed % cards.length] ?? 'saved' }];
    return [
      { kind, tab: 0, place: 0, isPaidOnline: false },
      { kind: 'wait', tab: 0, ms: 16_000 },
    ];
  });

/** Runs one trace in a new browser and checks its outcome. */
export const runTrace = async (service: TracedService, trace: Trace): Promise<TraceOutcome> => {
  const context = await createTraceContext(service, trace);
  const { ledger } = context;
  const actions = [...openingActions(trace), ...trace.actions];
  try {
    context.tabs.push(context.openTabAt('k7rm'));
    await service.clock.advance(1000 + 4 * trace.latencyMs);
    for (const action of actions) await performAction(context, action);
    await checkOutcome(context);
  } catch (error) {
    ledger.report('errors', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const payments = service.payments().filter(({ phone }) => ledger.isFromTrace(phone));
  const countWithStatus = (status: string): number =>
    payments.filter((payment) => payment.status === status).length;
  return {
    events: actions.length,
    orders: service.orders().filter(({ phone }) => ledger.isFromTrace(phone)).length,
    charges: countWithStatus('paid') + countWithStatus('refunded'),
    refunds: countWithStatus('refunded'),
    unpaid: countWithStatus('declined') + countWithStatus('cancelled'),
    feeQuestions: ledger.feeQuestionCount(),
    violations: ledger.violations(),
  };
};
