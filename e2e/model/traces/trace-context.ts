import { createMemoryLocks, createSharedStorage } from '@saddlebag/domain/testing';
import type { Trace } from './actions.ts';
import { createLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { createNetwork } from './network.ts';
import type { Network } from './network.ts';
import type { Outlet, TracedService } from './traced-service.ts';
import { openTab } from './tab.ts';
import type { Tab } from './tab.ts';

/** The browser, service and records of one trace. The vendor is signed in. */
export interface TraceContext {
  readonly service: TracedService;
  readonly network: Network;
  readonly ledger: Ledger;
  readonly tabs: Tab[];
  /** Opens a tab at the outlet's request screen. `paymentId` is set when the bank returns the vendor. */
  readonly openTabAt: (vendorId: Outlet, paymentId?: string) => Tab;
  /** Outlets whose request screen has been open. */
  readonly visitedOutlets: Set<Outlet>;
  /** The tab that the vendor used last. */
  readonly activeTab: { current: Tab | null };
  /** The outlet and payment of each return from the bank, oldest first. */
  readonly bankReturns: { readonly vendorId: Outlet; readonly paymentId: string }[];
}

const sessionKey = 'token';

export const createTraceContext = async (service: TracedService, trace: Trace): Promise<TraceContext> => {
  const { clock } = service;
  service.reset();
  service.changeSettings({ idempotency: trace.idempotency });
  const ledger = createLedger((orderId) => service.orders().find(({ id }) => id === orderId)?.phone);
  const network = createNetwork(clock, service.respond, (path) => {
    if (path.endsWith('/login/extend')) ledger.sessionRenewalFaulted();
  });
  network.setLatency(trace.latencyMs);
  const storage = createSharedStorage({
    [sessionKey]: await service.createStoredSession(trace.clockErrorMs),
  });
  const browser = {
    clock,
    network,
    openStorage: storage.openTab,
    locks: createMemoryLocks(),
    clockErrorMs: trace.clockErrorMs,
  };
  let openedTabCount = 0;
  const visitedOutlets = new Set<Outlet>();
  const openTabAt: TraceContext['openTabAt'] = (vendorId, paymentId) => {
    openedTabCount += 1;
    visitedOutlets.add(vendorId);
    const tab = openTab(browser, trace.seed * 64 + openedTabCount, ledger);
    tab.openRequest(vendorId, paymentId);
    return tab;
  };
  return {
    service,
    network,
    ledger,
    tabs: [],
    openTabAt,
    visitedOutlets,
    activeTab: { current: null },
    bankReturns: [],
  };
};
