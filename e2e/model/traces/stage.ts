import { createMemoryLocks, createSharedStorage } from '@saddlebag/domain/testing';
import type { Trace } from './acts.ts';
import { createLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { createNetwork } from './network.ts';
import type { Network } from './network.ts';
import type { Outlet, TracedService } from './service.ts';
import { openTab } from './tab.ts';
import type { Tab } from './tab.ts';

/** The browser of one trace, with a vendor signed in. */
export interface Stage {
  readonly service: TracedService;
  readonly network: Network;
  readonly ledger: Ledger;
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
  return { service, network, ledger, tabs: [], open, visited, looked: { at: null }, waysBack: [] };
};
