import { $isPaymentOpen } from '@saddlebag/domain/payment';
import type { Place } from '@saddlebag/domain/api';
import {
  $draft,
  $question,
  $quote,
  $submission,
  fieldChanged,
  suggestionPicked,
} from '@saddlebag/domain/request';
import type { FieldChange } from '@saddlebag/domain/request';
import type { TraceContext } from './trace-context.ts';
import type { Tab } from './tab.ts';

/** Milliseconds that the vendor waits for a screen to become ready before moving on. */
export const maxWaitMs = 20_000;
export const pollMs = 500;

export const isBusy = ({ scope }: Tab): boolean =>
  ['sending', 'checking'].includes(scope.getState($submission).status);

/** True when the form is visible and editable: no payment step, no submission in progress, no open question. */
export const isFormOpen = (tab: Tab): boolean =>
  tab.shownVendor() !== null &&
  !tab.scope.getState($isPaymentOpen) &&
  !isBusy(tab) &&
  tab.scope.getState($question) === null;

export const draftPhone = ({ scope }: Tab): string | null => scope.getState($draft).phone.e164;

/** Records typed fields, so that the end of the trace can check that none were lost. */
export const recordUnsent = (
  { ledger }: TraceContext,
  tab: Tab,
  fields: Readonly<Record<string, unknown>>,
): void => {
  const vendorId = tab.shownVendor();
  const phone = draftPhone(tab);
  if (vendorId === null || phone === null) return;
  const unsentDraft = ledger.unsentDrafts.get(vendorId);
  ledger.unsentDrafts.set(vendorId, {
    phone,
    fields: { ...(unsentDraft?.phone === phone ? unsentDraft.fields : {}), ...fields },
  });
};

/** Types into a field. A draft without a phone number first receives one, which identifies its order. */
export const typeField = (context: TraceContext, tab: Tab, change: FieldChange): void => {
  if (draftPhone(tab) === null) {
    const e164 = context.ledger.nextPhone();
    tab.fire(fieldChanged, { field: 'phone', value: { text: e164, e164, possible: true } });
  }
  tab.fire<FieldChange>(fieldChanged, change);
  recordUnsent(context, tab, { [change.field]: change.value });
};

export const pickPlace = (context: TraceContext, tab: Tab, place: Place | undefined): void => {
  if (!place) return;
  tab.fire(suggestionPicked, place);
  recordUnsent(context, tab, { destination: place.label });
};

export const fillDraft = (
  context: TraceContext,
  tab: Tab,
  place: number,
  method: 'ONLINE_PAYMENT' | 'CASH_ON_DELIVERY',
): void => {
  typeField(context, tab, { field: 'customerName', value: 'Ayesha Rahman' });
  typeField(context, tab, { field: 'amount', value: '450' });
  typeField(context, tab, { field: 'paymentMethod', value: method });
  pickPlace(context, tab, context.service.places[place % context.service.places.length]);
};

/** Records the draft as submitted, then calls `send`. */
export const recordAndSubmit = ({ ledger }: TraceContext, tab: Tab, send: () => void): void => {
  const phone = draftPhone(tab);
  if (phone !== null) ledger.submittedPhones.add(phone);
  send();
};

export const sampleValue = (field: string, value: number): string =>
  field === 'amount'
    ? String(100 + value)
    : field === 'customerName'
      ? `Nadia ${'ABCDEFGHIJ'[value] ?? ''}`
      : `${field} ${value}`;

/** Fills in the missing fields and waits for the fee. Returns whether the form can be submitted. */
export const completeDraft = async (context: TraceContext, tab: Tab): Promise<boolean> => {
  const isReady = (): boolean => isFormOpen(tab) && tab.scope.getState($quote).status === 'ready';
  if (!isFormOpen(tab)) return false;
  if (!isReady()) fillDraft(context, tab, 0, 'CASH_ON_DELIVERY');
  for (let waited = 0; waited < maxWaitMs && !isReady(); waited += pollMs)
    await context.service.clock.advance(pollMs);
  return isReady();
};
