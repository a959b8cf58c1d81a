import {
  $stage,
  bankPageRequested,
  cancelRequested,
  cardConfirmed,
  paymentLeft,
  paymentRetried,
} from '@saddlebag/domain/payment';
import {
  $question,
  $suggestions,
  destinationTyped,
  detailsCompleted,
  detailsReopened,
  draftFlushRequested,
  questionAnswered,
  draftDiscarded,
  orderSubmitted,
} from '@saddlebag/domain/request';
import { $isSignedIn, loginSubmitted } from '@saddlebag/domain/session';
import type { Action } from './actions.ts';
import type { TraceContext } from './trace-context.ts';
import { searchText } from './traced-service.ts';
import type { Outlet } from './traced-service.ts';
import type { Tab } from './tab.ts';
import {
  completeDraft,
  fillDraft,
  isBusy,
  isFormOpen,
  recordUnsent,
  maxWaitMs,
  draftPhone,
  pickPlace,
  recordAndSubmit,
  pollMs,
  typeField,
  sampleValue,
} from './vendor-input.ts';

const maxTabs = 3;
/** Milliseconds within which a tab stores typed input. */
const draftStorageDelayMs = 300;
/** A quoted fee is valid for 15 minutes. */
const feeLifetimeMs = 15 * 60_000;

/** Signs in after the session has ended. */
export const signIn = async ({ service }: TraceContext, tab: Tab, vendorId: Outlet): Promise<void> => {
  tab.fire(loginSubmitted, { email: 'demo@saddlebag.test', password: 'Saddle1!bag' });
  await service.clock.advance(10_000);
  if (tab.scope.getState($isSignedIn)) tab.openRequest(vendorId);
};

/**
 * Submits a decision on the bank's page. For `neither`, opens the page and takes its link back instead.
 * Returns the outlet and payment of the return URL, or null if there is no such URL.
 */
const decideAtBank = async (
  { service }: TraceContext,
  address: string,
  decision: 'approve' | 'decline' | 'neither',
): Promise<{ vendorId: Outlet; paymentId: string } | null> => {
  const { pathname } = new URL(address);
  const response = await service.respond(
    pathname,
    decision === 'neither'
      ? undefined
      : { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' },
  );
  const returnAddress =
    response.headers.get('location') ?? /href="(\/request-a-rider[^"]+)"/.exec(await response.text())?.[1];
  const [, vendorId, paymentId] =
    /^\/request-a-rider\/([^?]+)\?payment=(.+)$/.exec(returnAddress ?? '') ?? [];
  return vendorId && paymentId
    ? { vendorId: vendorId as Outlet, paymentId: decodeURIComponent(paymentId) }
    : null;
};

const replaceTab = ({ tabs }: TraceContext, replacedTab: Tab, next: Tab): void => {
  tabs.splice(tabs.indexOf(replacedTab), 1, next);
};

type ActionHandlers = {
  [Kind in Action['kind']]: (
    context: TraceContext,
    tab: Tab,
    action: Extract<Action, { kind: Kind }>,
  ) => Promise<void> | void;
};

const actionHandlers: ActionHandlers = {
  fill: (context, tab, { place, isPaidOnline }) => {
    if (isFormOpen(tab)) fillDraft(context, tab, place, isPaidOnline ? 'ONLINE_PAYMENT' : 'CASH_ON_DELIVERY');
  },
  press: (context, tab, { times }) => {
    if (isFormOpen(tab) || isBusy(tab))
      recordAndSubmit(context, tab, () => {
        for (let time = 0; time < times; time += 1) tab.submit();
      });
  },
  'check out': async (context, tab, { card }) => {
    if (!(await completeDraft(context, tab))) return;
    typeField(context, tab, { field: 'paymentMethod', value: 'ONLINE_PAYMENT' });
    recordAndSubmit(context, tab, tab.submit);
    for (let waited = 0; waited < maxWaitMs && tab.scope.getState($stage) !== 'choosing'; waited += pollMs)
      await context.service.clock.advance(pollMs);
    tab.fire(cardConfirmed, context.service.cards[card]);
  },
  edit: (context, tab, { field, value }) => {
    if (isFormOpen(tab)) typeField(context, tab, { field, value: sampleValue(field, value) });
  },
  move: async (context, tab, { place, isSearched }) => {
    if (!isFormOpen(tab)) return;
    if (!isSearched) {
      pickPlace(context, tab, context.service.places[place % context.service.places.length]);
      return;
    }
    tab.fire(destinationTyped, searchText);
    recordUnsent(context, tab, { destinationText: searchText, destination: undefined });
    await context.service.clock.advance(1200);
    if (isFormOpen(tab)) pickPlace(context, tab, tab.scope.getState($suggestions).places[place]);
  },
  method: (context, tab, { method }) => {
    if (isFormOpen(tab)) typeField(context, tab, { field: 'paymentMethod', value: method });
  },
  skip: (context, tab, { to }) => {
    if (to === 'details') tab.fire(detailsReopened);
    if (to === 'payment') tab.fire(detailsCompleted);
    if (to === 'send') recordAndSubmit(context, tab, () => tab.fire(orderSubmitted));
  },
  vendor: ({ visitedOutlets }, tab, { vendorId }) => {
    visitedOutlets.add(vendorId);
    tab.openRequest(vendorId);
  },
  'send late': async (context, tab, { surcharge }) => {
    const { service } = context;
    if (!(await completeDraft(context, tab))) return;
    service.changeSettings({ fee_surcharge: surcharge });
    await service.clock.jump(feeLifetimeMs);
    await service.clock.advance(maxWaitMs);
    if (!isFormOpen(tab)) return;
    recordAndSubmit(context, tab, tab.submit);
    await service.clock.advance(maxWaitMs);
  },
  'start over': ({ ledger }, tab) => {
    const phone = draftPhone(tab);
    const vendorId = tab.shownVendor();
    if (!isFormOpen(tab) || vendorId === null) return;
    if (phone !== null) ledger.discardedPhones.add(phone);
    tab.fire(draftDiscarded);
    ledger.unsentDrafts.delete(vendorId);
  },
  'answer fee': (_context, tab, { isAccepted }) => {
    if (tab.scope.getState($question)) tab.fire(questionAnswered, isAccepted);
  },
  pay: ({ service }, tab, { card }) => tab.fire(cardConfirmed, service.cards[card]),
  'leave payment': (_context, tab) => tab.fire(paymentLeft),
  'retry payment': (_context, tab) => {
    if (tab.scope.getState($stage) === 'failed') tab.fire(paymentRetried);
  },
  'cancel payment': (_context, tab) => tab.fire(cancelRequested),
  'go to bank': (_context, tab) => tab.fire(bankPageRequested),
  bank: async (context, tab, { decision, isInNewTab }) => {
    const address = tab.bankAddress();
    const bankReturn = address === null ? null : await decideAtBank(context, address, decision);
    if (!bankReturn) return;
    context.bankReturns.push(bankReturn);
    const next = context.openTabAt(bankReturn.vendorId, bankReturn.paymentId);
    if (isInNewTab && context.tabs.length < maxTabs) context.tabs.push(next);
    else replaceTab(context, tab, next);
  },
  'return again': (context, tab) => {
    const bankReturn = context.bankReturns.at(-1);
    if (!bankReturn) return;
    tab.close();
    replaceTab(context, tab, context.openTabAt(bankReturn.vendorId, bankReturn.paymentId));
  },
  reload: (context, tab) => {
    const vendorId = tab.shownVendor() ?? 'k7rm';
    tab.close();
    replaceTab(context, tab, context.openTabAt(vendorId));
  },
  crash: async (context, tab) => {
    await context.service.clock.advance(draftStorageDelayMs);
    const vendorId = tab.shownVendor() ?? 'k7rm';
    tab.crash();
    replaceTab(context, tab, context.openTabAt(vendorId));
  },
  'open tab': (context, _tab, { vendorId }) => {
    if (context.tabs.length < maxTabs) context.tabs.push(context.openTabAt(vendorId));
  },
  'close tab': (context, tab) => {
    if (context.tabs.length < 2) return;
    tab.close();
    context.tabs.splice(context.tabs.indexOf(tab), 1);
  },
  wait: ({ service }, _tab, { ms }) => service.clock.advance(ms),
  sleep: ({ service }, _tab, { minutes }) => service.clock.jump(minutes * 60_000),
  surcharge: ({ service }, _tab, { amount }) => service.changeSettings({ fee_surcharge: amount }),
  'network fault': ({ network, ledger }, _tab, { call, fault, times }) => {
    network.injectFault(call, fault, times);
    if (call === 'extendSession') ledger.sessionRenewalFaulted();
  },
};

/** True for actions that no tab performs. */
const isTabIndependent = ({ kind }: Action): boolean =>
  ['wait', 'sleep', 'surcharge', 'network fault'].includes(kind);

/** Performs one action. Signs in and returns from the bank first when the action needs a tab. */
export const performAction = async (context: TraceContext, action: Action): Promise<void> => {
  const { tabs, service, activeTab } = context;
  let tab = tabs[action.tab % tabs.length] as Tab;
  if (!isTabIndependent(action)) {
    // Switching tabs hides the previous tab, which then saves its unsaved input.
    if (activeTab.current !== null && activeTab.current !== tab) activeTab.current.fire(draftFlushRequested);
    activeTab.current = tab;
    const home = tab.shownVendor() ?? 'k7rm';
    if (tab.bankAddress() !== null && action.kind !== 'bank') {
      // Leaves the bank with the browser's back button.
      const next = context.openTabAt(home);
      replaceTab(context, tab, next);
      tab = next;
    } else if (!tab.scope.getState($isSignedIn)) await signIn(context, tab, home);
    else if (tab.shownVendor() === null && action.kind !== 'vendor') tab.openRequest('k7rm');
    await service.clock.settle();
  }
  await (
    actionHandlers[action.kind] as (context: TraceContext, tab: Tab, action: Action) => Promise<void> | void
  )(context, tab, action);
  await service.clock.settle();
  // Navigating to the bank closes the portal page.
  for (const other of tabs) if (other.bankAddress() !== null) other.close();
};
