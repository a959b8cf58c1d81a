import { $draft, fieldChanged } from '../../draft/draft.model.ts';
import { messagePasted } from '../../draft/message-pasted.ts';
import { requestScreen } from '../../testing/request-screen.ts';
import { emptyMessage, type ParsedMessage } from '../../draft/parsed-message.ts';
import { $unreviewedFields, $pasteNotice } from '../paste.model.ts';

/** Says something for each field. */
export const message: ParsedMessage = {
  name: 'Farhana Islam',
  phone: '+8801711223304',
  address: 'House 12, Road 7, Banani',
  unit: 'Flat 4B',
  amount: '1,250',
  paymentMethod: 'CASH_ON_DELIVERY',
  note: 'ring twice',
  point: null,
};
/** Every field that the message fills, in alphabetical order. */
export const all = ['amount', 'customerName', 'destination', 'notes', 'paymentMethod', 'phone', 'unit'];

/** The request screen with an empty form, and what pastes do to it. */
export const openPasteScreen = async () => {
  const screen = requestScreen();
  await screen.open();
  const { scope, fire } = screen;
  return {
    ...screen,
    draft: () => scope.getState($draft),
    marks: () => [...scope.getState($unreviewedFields)].sort(),
    remark: () => scope.getState($pasteNotice),
    paste: (said: Partial<ParsedMessage> = message) => fire(messagePasted, { ...emptyMessage, ...said }),
    type: (field: 'customerName' | 'amount' | 'notes', value: string) => fire(fieldChanged, { field, value }),
  };
};
