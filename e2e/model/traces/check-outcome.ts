import { $isPaymentOpen, $stage, cancelRequested, paymentLeft } from '@saddlebag/domain/payment';
import { $draft, $question, fieldChanged, questionAnswered } from '@saddlebag/domain/request';
import { $isSignedIn } from '@saddlebag/domain/session';
import { signIn } from './perform-action.ts';
import type { TraceContext } from './trace-context.ts';
import type { UnsentDraft } from './ledger.ts';
import type { Outlet } from './traced-service.ts';
import type { Tab } from './tab.ts';
import { fillDraft, isBusy, draftPhone, recordAndSubmit } from './vendor-input.ts';

/** Payment stages that end without user input. */
const transientStages = ['opening', 'preparing', 'refreshing', 'confirming', 'checking', 'cancelling'];
const pollMs = 2500;
const maxPolls = 60;
const maxPresses = 4;

const isInProgress = (tab: Tab): boolean =>
  isBusy(tab) || transientStages.includes(tab.scope.getState($stage));

/** Advances the clock until the tab is idle. Returns false when the tab is still busy after `maxPolls`. */
const waitUntilIdle = async ({ service }: TraceContext, tab: Tab): Promise<boolean> => {
  await service.clock.advance(pollMs);
  for (let step = 0; step < maxPolls && isInProgress(tab); step += 1) await service.clock.advance(pollMs);
  return !isInProgress(tab);
};

/** Leaves the payment step. The step may still be open to show the result of an earlier payment. */
const leavePayment = async (context: TraceContext, tab: Tab): Promise<void> => {
  for (let step = 0; step < 4 && tab.scope.getState($isPaymentOpen); step += 1) {
    tab.fire(tab.scope.getState($stage) === 'challenged' ? cancelRequested : paymentLeft);
    await waitUntilIdle(context, tab);
  }
};

const findDifferences = (tab: Tab, { phone, fields }: UnsentDraft): readonly string[] => {
  const draft = tab.scope.getState($draft);
  const shown: Readonly<Record<string, unknown>> = { ...draft, destination: draft.destination?.address };
  const differingFields = Object.entries(fields).filter(
    ([field, value]) => field !== 'destinationText' && shown[field] !== value,
  );
  return [
    ...(draft.phone.e164 === phone ? [] : [`phone ${String(draft.phone.e164)} instead of ${phone}`]),
    ...differingFields.map(
      ([field, value]) => `${field} ${String(shown[field])} instead of ${String(value)}`,
    ),
  ];
};

/** Submits the draft that is still in the form. Reports a `deadEnds` violation if that fails. */
const sendRemainingDraft = async (context: TraceContext, tab: Tab): Promise<void> => {
  const { ledger } = context;
  const phone = draftPhone(tab);
  if (phone === null) return;
  const isSent = (): boolean => context.service.orders().some((order) => order.phone === phone);
  fillDraft(context, tab, 0, 'CASH_ON_DELIVERY');
  tab.fire(fieldChanged, { field: 'paymentMethod', value: 'CASH_ON_DELIVERY' });
  for (let presses = 0; presses < maxPresses && !isSent(); presses += 1) {
    await waitUntilIdle(context, tab);
    if (tab.scope.getState($question)) tab.fire(questionAnswered, true);
    else recordAndSubmit(context, tab, tab.submit);
    await waitUntilIdle(context, tab);
  }
  if (!isSent()) ledger.report('deadEnds', `${phone} cannot be submitted`);
};

/** Opens an outlet's request screen as a returning vendor would, and checks that no unsent input is lost. */
const checkOutlet = async (context: TraceContext, tab: Tab, vendorId: Outlet): Promise<void> => {
  const { ledger, service } = context;
  tab.openRequest(vendorId);
  await waitUntilIdle(context, tab);
  // The session may end while the tab opens, because its renewal was lost earlier.
  if (!tab.scope.getState($isSignedIn)) await signIn(context, tab, vendorId);
  if (!(await waitUntilIdle(context, tab))) ledger.report('deadEnds', `${vendorId} never becomes idle`);
  if (tab.shownVendor() !== vendorId) tab.openRequest(vendorId);
  await leavePayment(context, tab);
  const unsentDraft = ledger.unsentDrafts.get(vendorId);
  if (!unsentDraft) return;
  if (service.orders().some(({ phone }) => phone === unsentDraft.phone)) return;
  const differences = findDifferences(tab, unsentDraft);
  if (differences.length > 0) ledger.report('lostDrafts', `${vendorId}: ${differences.join(', ')}`);
  else await sendRemainingDraft(context, tab);
};

/**
 * Ends a trace: clears the faults, closes the tabs and returns as the vendor in a new tab. Reports every violation that
 * the orders, payments and drafts then show.
 */
export const checkOutcome = async (context: TraceContext): Promise<void> => {
  const { service, network, ledger, tabs } = context;
  const { clock } = service;
  await clock.advance(30_000);
  network.clearFaults();
  network.setLatency(5);
  for (const tab of tabs) tab.close();
  const tab = context.openTabAt('k7rm');
  await clock.settle();
  if (!tab.scope.getState($isSignedIn)) await signIn(context, tab, 'k7rm');
  for (const vendorId of context.visitedOutlets) await checkOutlet(context, tab, vendorId);
  await clock.advance(40_000);
  tab.close();

  const orders = service.orders().filter(({ phone }) => ledger.isFromTrace(phone));
  const phones = orders.map(({ phone }) => phone);
  const phonesWithTwoOrders = new Set(phones.filter((phone, index) => phones.indexOf(phone) !== index));
  for (const phone of phonesWithTwoOrders) ledger.report('doubleOrders', phone);
  for (const { id, phone } of orders)
    if (
      !ledger.shownOrderIds.has(id) &&
      !ledger.discardedPhones.has(phone) &&
      !phonesWithTwoOrders.has(phone)
    )
      ledger.report('unseenOrders', `${id} of ${phone}`);
  for (const payment of service.payments().filter(({ phone }) => ledger.isFromTrace(phone))) {
    const hasOrder = payment.status !== 'paid' || orders.some(({ id }) => id === payment.orderId);
    const isRefundShown = payment.status !== 'refunded' || ledger.shownRefundIds.has(payment.id);
    if (!hasOrder || !isRefundShown) ledger.report('lostCharges', `${payment.id} is ${payment.status}`);
  }
};
