import { createMemoryLocks, createSharedStorage } from '@saddlebag/domain/testing';
import type { SharedStorage } from '@saddlebag/domain/testing';
import { createLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { createNetwork } from './network.ts';
import type { Network } from './network.ts';
import type { Outlet, TracedService } from './service.ts';
import { openTab } from './tab.ts';
import type { Tab } from './tab.ts';
import { cards } from './acts.ts';
import type { Act, Trace } from './acts.ts';
import { judge } from './judge.ts';
import { perform } from './perform.ts';

/** The browser of one trace, with a vendor signed in. */
export interface Stage {
  readonly service: TracedService;
  readonly network: Network;
  readonly ledger: Ledger;
  readonly storage: SharedStorage;
  readonly tabs: Tab[];
  /** One more tab. */
  readonly open: (vendorId: Outlet, returned?: string) => Tab;
  /** Outlets that something was requested for. */
  readonly visited: Set<Outlet>;
  /** The tab that was looked at last. */
  readonly looked: { at: Tab | null };
  /** The ways back from the bank that were taken. */
  readonly waysBack: { readonly vendorId: Outlet; readonly paymentId: string }[];
}

const sessionKey = 'token';

export const setStage = async (service: TracedService, trace: Trace): Promise<Stage> => {
  const { clock } = service;
  service.reset();
  service.change({ idempotency: trace.idempotency });
  const ledger = createLedger((orderId) => service.orders().find(({ id }) => id === orderId)?.phone);
  const network = createNetwork(clock, service.answer, (path) => {
    if (path.endsWith('/login/extend')) ledger.renewalBroke();
  });
  network.travel(trace.travelMs);
  const storage = createSharedStorage({ [sessionKey]: await service.leaveSession(trace.clockErrorMs) });
  const browser = {
    clock,
    network,
    openStorage: storage.openTab,
    locks: createMemoryLocks(),
    clockErrorMs: trace.clockErrorMs,
  };
  let opened = 0;
  const visited = new Set<Outlet>();
  const open: Stage['open'] = (vendorId, returned) => {
    opened += 1;
    visited.add(vendorId);
    const tab = openTab(browser, trace.seed * 64 + opened, ledger);
    tab.openRequest(vendorId, returned);
    return tab;
  };
  return { service, network, ledger, storage, tabs: [], open, visited, looked: { at: null }, waysBack: [] };
};

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
