import { $isPaymentOpen } from '@saddlebag/domain/payment';
import type { Place } from '@saddlebag/domain/api';
import {
  $draft,
  $feeQuestion,
  $quote,
  $submission,
  fieldChanged,
  suggestionPicked,
} from '@saddlebag/domain/request';
import type { FieldChange } from '@saddlebag/domain/request';
import type { Stage } from './stage.ts';
import type { Tab } from './tab.ts';

/** For how long somebody waits for what the screen needs before they go on. */
export const patienceMs = 20_000;
export const stepMs = 500;

export const isBusy = ({ scope }: Tab): boolean =>
  ['sending', 'checking'].includes(scope.getState($submission).status);

/** Whether the form can be seen and used: not under the step of paying, not while it is sent, not under a question. */
export const isFormOpen = (tab: Tab): boolean =>
  tab.shownVendor() !== null &&
  !tab.scope.getState($isPaymentOpen) &&
  !isBusy(tab) &&
  tab.scope.getState($feeQuestion) === null;

export const phoneIn = ({ scope }: Tab): string | null => scope.getState($draft).phone.e164;

export const note = ({ ledger }: Stage, tab: Tab, fields: Readonly<Record<string, unknown>>): void => {
  const vendorId = tab.shownVendor();
  const phone = phoneIn(tab);
  if (vendorId === null || phone === null) return;
  const known = ledger.typed.get(vendorId);
  ledger.typed.set(vendorId, {
    phone,
    fields: { ...(known?.phone === phone ? known.fields : {}), ...fields },
  });
};

/** Types into a field; into a draft without a phone comes one first, by which its order is known. */
export const type = (stage: Stage, tab: Tab, change: FieldChange): void => {
  if (phoneIn(tab) === null) {
    const e164 = stage.ledger.nextPhone();
    tab.fire(fieldChanged, { field: 'phone', value: { text: e164, e164, possible: true } });
  }
  tab.fire<FieldChange>(fieldChanged, change);
  note(stage, tab, { [change.field]: change.value });
};

export const pick = (stage: Stage, tab: Tab, place: Place | undefined): void => {
  if (!place) return;
  tab.fire(suggestionPicked, place);
  note(stage, tab, { destination: place.label });
};

export const fill = (
  stage: Stage,
  tab: Tab,
  place: number,
  method: 'ONLINE_PAYMENT' | 'CASH_ON_DELIVERY',
): void => {
  type(stage, tab, { field: 'customerName', value: 'Ayesha Rahman' });
  type(stage, tab, { field: 'amount', value: '450' });
  type(stage, tab, { field: 'paymentMethod', value: method });
  pick(stage, tab, stage.service.places[place % stage.service.places.length]);
};

export const press = ({ ledger }: Stage, tab: Tab, send: () => void): void => {
  const phone = phoneIn(tab);
  if (phone !== null) ledger.pressed.add(phone);
  send();
};

export const valueOf = (field: string, value: number): string =>
  field === 'amount'
    ? String(100 + value)
    : field === 'customerName'
      ? `Nadia ${'ABCDEFGHIJ'[value] ?? ''}`
      : `${field} ${value}`;

/** Fills in what is missing, and waits until the fee stands there; whoever comes to pay has done so. */
export const complete = async (stage: Stage, tab: Tab): Promise<boolean> => {
  const isReady = (): boolean => isFormOpen(tab) && tab.scope.getState($quote).status === 'ready';
  if (!isFormOpen(tab)) return false;
  if (!isReady()) fill(stage, tab, 0, 'CASH_ON_DELIVERY');
  for (let waited = 0; waited < patienceMs && !isReady(); waited += stepMs)
    await stage.service.clock.advance(stepMs);
  return isReady();
};
