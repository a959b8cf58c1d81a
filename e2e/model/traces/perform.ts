import {
  $stage,
  bankChosen,
  cancelRequested,
  cardConfirmed,
  paymentLeft,
  paymentRetried,
} from '@saddlebag/domain/payment';
import {
  $feeQuestion,
  $suggestions,
  destinationTyped,
  detailsCompleted,
  detailsReopened,
  draftFlushed,
  feeConfirmed,
  feeDeclined,
  startedOver,
  submitted,
} from '@saddlebag/domain/request';
import { $isSignedIn, loginSubmitted } from '@saddlebag/domain/session';
import type { Act } from './acts.ts';
import type { Stage } from './stage.ts';
import { searchedText } from './service.ts';
import type { Outlet } from './service.ts';
import type { Tab } from './tab.ts';
import {
  complete,
  fill,
  isBusy,
  isFormOpen,
  note,
  patienceMs,
  phoneIn,
  pick,
  press,
  stepMs,
  type,
  valueOf,
} from './typing.ts';

const mostTabs = 3;
/** As long as a tab takes to store what was typed. */
const storedWithinMs = 300;
/** A quoted fee holds for a quarter of an hour. */
const feeLifeMs = 15 * 60_000;
/** Signs in where the session has ended. */
export const signIn = async ({ service }: Stage, tab: Tab, vendorId: Outlet): Promise<void> => {
  tab.fire(loginSubmitted, { email: 'demo@saddlebag.test', password: 'Saddle1!bag' });
  await service.clock.advance(10_000);
  if (tab.scope.getState($isSignedIn)) tab.openRequest(vendorId);
};

/** At the bank: decides, and comes back by the address that the bank gives. */
const decide = async (
  { service }: Stage,
  address: string,
  decision: 'approve' | 'decline' | 'neither',
): Promise<{ vendorId: Outlet; paymentId: string } | null> => {
  const { pathname } = new URL(address);
  const answer = await service.answer(
    pathname,
    decision === 'neither'
      ? undefined
      : { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' },
  );
  const back =
    answer.headers.get('location') ?? /href="(\/request-a-rider[^"]+)"/.exec(await answer.text())?.[1];
  const [, vendorId, paymentId] = /^\/request-a-rider\/([^?]+)\?payment=(.+)$/.exec(back ?? '') ?? [];
  return vendorId && paymentId
    ? { vendorId: vendorId as Outlet, paymentId: decodeURIComponent(paymentId) }
    : null;
};

const replace = ({ tabs }: Stage, former: Tab, next: Tab): void => {
  tabs.splice(tabs.indexOf(former), 1, next);
};

type Doing = {
  [Kind in Act['kind']]: (stage: Stage, tab: Tab, act: Extract<Act, { kind: Kind }>) => Promise<void> | void;
};

const doing: Doing = {
  fill: (stage, tab, { place, isOnline }) => {
    if (isFormOpen(tab)) fill(stage, tab, place, isOnline ? 'ONLINE_PAYMENT' : 'CASH_ON_DELIVERY');
  },
  press: (stage, tab, { times }) => {
    if (isFormOpen(tab) || isBusy(tab))
      press(stage, tab, () => {
        for (let time = 0; time < times; time += 1) tab.press();
      });
  },
  'check out': async (stage, tab, { card }) => {
    if (!(await complete(stage, tab))) return;
    type(stage, tab, { field: 'paymentMethod', value: 'ONLINE_PAYMENT' });
    press(stage, tab, tab.press);
    for (let waited = 0; waited < patienceMs && tab.scope.getState($stage) !== 'choosing'; waited += stepMs)
      await stage.service.clock.advance(stepMs);
    tab.fire(cardConfirmed, stage.service.cards[card]);
  },
  edit: (stage, tab, { field, value }) => {
    if (isFormOpen(tab)) type(stage, tab, { field, value: valueOf(field, value) });
  },
  move: async (stage, tab, { place, isSearched }) => {
    if (!isFormOpen(tab)) return;
    if (!isSearched) {
      pick(stage, tab, stage.service.places[place % stage.service.places.length]);
      return;
    }
    tab.fire(destinationTyped, searchedText);
    note(stage, tab, { destinationText: searchedText, destination: undefined });
    await stage.service.clock.advance(1200);
    if (isFormOpen(tab)) pick(stage, tab, tab.scope.getState($suggestions).places[place]);
  },
  method: (stage, tab, { method }) => {
    if (isFormOpen(tab)) type(stage, tab, { field: 'paymentMethod', value: method });
  },
  skip: (stage, tab, { to }) => {
    if (to === 'details') tab.fire(detailsReopened);
    if (to === 'payment') tab.fire(detailsCompleted);
    if (to === 'send') press(stage, tab, () => tab.fire(submitted));
  },
  vendor: ({ visited }, tab, { vendorId }) => {
    visited.add(vendorId);
    tab.openRequest(vendorId);
  },
  'send late': async (stage, tab, { surcharge }) => {
    const { service } = stage;
    if (!(await complete(stage, tab))) return;
    service.change({ fee_surcharge: surcharge });
    await service.clock.leap(feeLifeMs);
    await service.clock.advance(patienceMs);
    if (!isFormOpen(tab)) return;
    press(stage, tab, tab.press);
    await service.clock.advance(patienceMs);
  },
  'start over': ({ ledger }, tab) => {
    const phone = phoneIn(tab);
    const vendorId = tab.shownVendor();
    if (!isFormOpen(tab) || vendorId === null) return;
    if (phone !== null) ledger.thrownAway.add(phone);
    tab.fire(startedOver);
    ledger.typed.delete(vendorId);
  },
  'answer fee': (_stage, tab, { isYes }) => {
    if (tab.scope.getState($feeQuestion)) tab.fire(isYes ? feeConfirmed : feeDeclined);
  },
  pay: ({ service }, tab, { card }) => tab.fire(cardConfirmed, service.cards[card]),
  'leave payment': (_stage, tab) => tab.fire(paymentLeft),
  'retry payment': (_stage, tab) => {
    if (tab.scope.getState($stage) === 'failed') tab.fire(paymentRetried);
  },
  'cancel payment': (_stage, tab) => tab.fire(cancelRequested),
  'go to bank': (_stage, tab) => tab.fire(bankChosen),
  bank: async (stage, tab, { decision, isElsewhere }) => {
    const address = tab.bank();
    const way = address === null ? null : await decide(stage, address, decision);
    if (!way) return;
    stage.waysBack.push(way);
    const next = stage.open(way.vendorId, way.paymentId);
    if (isElsewhere && stage.tabs.length < mostTabs) stage.tabs.push(next);
    else replace(stage, tab, next);
  },
  'return again': (stage, tab) => {
    const way = stage.waysBack.at(-1);
    if (!way) return;
    tab.leave();
    replace(stage, tab, stage.open(way.vendorId, way.paymentId));
  },
  reload: (stage, tab) => {
    const vendorId = tab.shownVendor() ?? 'k7rm';
    tab.leave();
    replace(stage, tab, stage.open(vendorId));
  },
  crash: async (stage, tab) => {
    await stage.service.clock.advance(storedWithinMs);
    const vendorId = tab.shownVendor() ?? 'k7rm';
    tab.die();
    replace(stage, tab, stage.open(vendorId));
  },
  'open tab': (stage, _tab, { vendorId }) => {
    if (stage.tabs.length < mostTabs) stage.tabs.push(stage.open(vendorId));
  },
  'close tab': (stage, tab) => {
    if (stage.tabs.length < 2) return;
    tab.leave();
    stage.tabs.splice(stage.tabs.indexOf(tab), 1);
  },
  wait: ({ service }, _tab, { ms }) => service.clock.advance(ms),
  sleep: ({ service }, _tab, { minutes }) => service.clock.leap(minutes * 60_000),
  surcharge: ({ service }, _tab, { amount }) => service.change({ fee_surcharge: amount }),
  trouble: ({ network, ledger }, _tab, { call, trouble, times }) => {
    network.trouble(call, trouble, times);
    if (call === 'extendSession') ledger.renewalBroke();
  },
};

/** Acts that concern no screen. */
const isOfTheWorld = ({ kind }: Act): boolean => ['wait', 'sleep', 'surcharge', 'trouble'].includes(kind);

/** One act of the vendor, or of the world. */
export const perform = async (stage: Stage, act: Act): Promise<void> => {
  const { tabs, service, looked } = stage;
  let tab = tabs[act.tab % tabs.length] as Tab;
  if (!isOfTheWorld(act)) {
    // Whoever turns to another tab leaves the one before in the background, which stores what is not stored.
    if (looked.at !== null && looked.at !== tab) looked.at.fire(draftFlushed);
    looked.at = tab;
    const home = tab.shownVendor() ?? 'k7rm';
    if (tab.bank() !== null && act.kind !== 'bank') {
      // Out of the bank by the browser's own way back.
      const next = stage.open(home);
      replace(stage, tab, next);
      tab = next;
    } else if (!tab.scope.getState($isSignedIn)) await signIn(stage, tab, home);
    else if (tab.shownVendor() === null && act.kind !== 'vendor') tab.openRequest('k7rm');
    await service.clock.settle();
  }
  await (doing[act.kind] as (stage: Stage, tab: Tab, act: Act) => Promise<void> | void)(stage, tab, act);
  await service.clock.settle();
  // Who goes to the bank leaves the page.
  for (const other of tabs) if (other.bank() !== null) other.leave();
};
