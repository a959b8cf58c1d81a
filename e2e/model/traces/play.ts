import type { Act, Trace } from './acts.ts';
import { cards } from './cards.ts';
import { judge } from './judge.ts';
import type { Ledger } from './ledger.ts';
import { perform } from './perform.ts';
import type { TracedService } from './service.ts';
import { setStage } from './stage.ts';

/** What one trace has come to. */
export interface Outcome {
  readonly events: number;
  readonly orders: number;
  readonly charges: number;
  readonly refunds: number;
  /** Payments that ended without a charge. */
  readonly unpaid: number;
  readonly feeQuestions: number;
  readonly complaints: ReturnType<Ledger['complaints']>;
}

const beginning = ({ beginsWith, seed }: Trace): readonly Act[] =>
  beginsWith.flatMap((kind): readonly Act[] => {
    if (kind === 'press') return [{ kind, tab: 0, times: 1 }];
    if (kind === 'check out') return [{ kind, tab: 0, card: cards[seed % cards.length] ?? 'saved' }];
    return [
      { kind, tab: 0, place: 0, isOnline: false },
      { kind: 'wait', tab: 0, ms: 16_000 },
    ];
  });

/** Plays one trace from a fresh browser to its end, and judges it. */
export const play = async (service: TracedService, trace: Trace): Promise<Outcome> => {
  const stage = await setStage(service, trace);
  const { ledger } = stage;
  const acts = [...beginning(trace), ...trace.acts];
  try {
    stage.tabs.push(stage.open('k7rm'));
    await service.clock.advance(1000 + 4 * trace.travelMs);
    for (const act of acts) await perform(stage, act);
    await judge(stage);
  } catch (error) {
    ledger.complain('errors', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const payments = service.payments().filter(({ phone }) => ledger.isOurs(phone));
  const ended = (status: string): number => payments.filter((payment) => payment.status === status).length;
  return {
    events: acts.length,
    orders: service.orders().filter(({ phone }) => ledger.isOurs(phone)).length,
    charges: ended('paid') + ended('refunded'),
    refunds: ended('refunded'),
    unpaid: ended('declined') + ended('cancelled'),
    feeQuestions: ledger.questions(),
    complaints: ledger.complaints(),
  };
};
