import { $isPaymentOpen, $stage, cancelRequested, paymentLeft } from '@saddlebag/domain/payment';
import { $draft, $feeQuestion, feeConfirmed, fieldChanged } from '@saddlebag/domain/request';
import { $isSignedIn } from '@saddlebag/domain/session';
import { signIn } from './perform.ts';
import type { Stage } from './stage.ts';
import type { Typed } from './ledger.ts';
import type { Outlet } from './service.ts';
import type { Tab } from './tab.ts';
import { fill, isBusy, phoneIn, press } from './typing.ts';

/** Stages of a payment that go on by themselves. */
const passing = ['opening', 'preparing', 'refreshing', 'confirming', 'checking', 'cancelling'];
const stepMs = 2500;
const mostSteps = 60;
const mostPresses = 4;

const isUnderWay = (tab: Tab): boolean => isBusy(tab) || passing.includes(tab.scope.getState($stage));

/** Lets the time go on until nothing is under way in the tab. */
const rest = async ({ service }: Stage, tab: Tab): Promise<boolean> => {
  await service.clock.advance(stepMs);
  for (let step = 0; step < mostSteps && isUnderWay(tab); step += 1) await service.clock.advance(stepMs);
  return !isUnderWay(tab);
};

/** Goes out of the step of paying, which shows how a payment of before has ended. */
const leavePayment = async (stage: Stage, tab: Tab): Promise<void> => {
  for (let step = 0; step < 4 && tab.scope.getState($isPaymentOpen); step += 1) {
    tab.fire(tab.scope.getState($stage) === 'challenged' ? cancelRequested : paymentLeft);
    await rest(stage, tab);
  }
};

const differences = (tab: Tab, { phone, fields }: Typed): readonly string[] => {
  const draft = tab.scope.getState($draft);
  const shown: Readonly<Record<string, unknown>> = { ...draft, destination: draft.destination?.address };
  const wrong = Object.entries(fields).filter(
    ([field, value]) => field !== 'destinationText' && shown[field] !== value,
  );
  return [
    ...(draft.phone.e164 === phone ? [] : [`phone ${String(draft.phone.e164)} instead of ${phone}`]),
    ...wrong.map(([field, value]) => `${field} ${String(shown[field])} instead of ${String(value)}`),
  ];
};

/** Sends what is still there, by hand: it must be possible. */
const finish = async (stage: Stage, tab: Tab): Promise<void> => {
  const { ledger } = stage;
  const phone = phoneIn(tab);
  if (phone === null) return;
  const isSent = (): boolean => stage.service.orders().some((order) => order.phone === phone);
  fill(stage, tab, 0, 'CASH_ON_DELIVERY');
  tab.fire(fieldChanged, { field: 'paymentMethod', value: 'CASH_ON_DELIVERY' });
  for (let presses = 0; presses < mostPresses && !isSent(); presses += 1) {
    await rest(stage, tab);
    if (tab.scope.getState($feeQuestion)) tab.fire(feeConfirmed);
    else press(stage, tab, tab.press);
    await rest(stage, tab);
  }
  if (!isSent()) ledger.complain('deadEnds', `${phone} cannot be sent`);
};

/** Looks at an outlet as somebody does who comes back: what was sent is there, and so is what was not. */
const lookAt = async (stage: Stage, tab: Tab, vendorId: Outlet): Promise<void> => {
  const { ledger, service } = stage;
  tab.openRequest(vendorId);
  if (!(await rest(stage, tab))) ledger.complain('deadEnds', `${vendorId} does not come to rest`);
  if (tab.shownVendor() !== vendorId) tab.openRequest(vendorId);
  await leavePayment(stage, tab);
  const typed = ledger.typed.get(vendorId);
  if (!typed) return;
  if (service.orders().some(({ phone }) => phone === typed.phone)) return;
  const wrong = differences(tab, typed);
  if (wrong.length > 0) ledger.complain('lostDrafts', `${vendorId}: ${wrong.join(', ')}`);
  else await finish(stage, tab);
};

/** Everything is mended, the tabs are closed, and the vendor comes back: what has become of everything? */
export const judge = async (stage: Stage): Promise<void> => {
  const { service, network, ledger, tabs } = stage;
  const { clock } = service;
  await clock.advance(30_000);
  network.mend();
  network.travel(5);
  for (const tab of tabs) tab.leave();
  const tab = stage.open('k7rm');
  await clock.settle();
  if (!tab.scope.getState($isSignedIn)) await signIn(stage, tab, 'k7rm');
  for (const vendorId of stage.visited) await lookAt(stage, tab, vendorId);
  await clock.advance(40_000);
  tab.leave();

  const orders = service.orders().filter(({ phone }) => ledger.isOurs(phone));
  const phones = orders.map(({ phone }) => phone);
  const doubled = new Set(phones.filter((phone, index) => phones.indexOf(phone) !== index));
  for (const phone of doubled) ledger.complain('doubleOrders', phone);
  for (const { id, phone } of orders)
    if (!ledger.ordersShown.has(id) && !ledger.thrownAway.has(phone) && !doubled.has(phone))
      ledger.complain('unseenOrders', `${id} of ${phone}`);
  for (const payment of service.payments().filter(({ phone }) => ledger.isOurs(phone))) {
    const isKept = payment.status !== 'paid' || orders.some(({ id }) => id === payment.orderId);
    const isSaid = payment.status !== 'refunded' || ledger.refundsShown.has(payment.id);
    if (!isKept || !isSaid) ledger.complain('lostCharges', `${payment.id} is ${payment.status}`);
  }
};
