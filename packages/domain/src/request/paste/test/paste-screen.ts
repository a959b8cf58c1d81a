import { $draft, fieldChanged } from '../../draft/draft.model.ts';
import { messagePasted } from '../../draft/message-pasted.ts';
import { requestScreen } from '../../testing/request-screen.ts';
import { emptyMessage, type ParsedMessage } from '../../draft/parsed-message.ts';
import { markets } from '../../../contracts/market.ts';
import { parseMessage } from '../parse-message.ts';
import { $unreviewedFields, $pasteNotice } from '../paste.model.ts';

/** A message with a value for each field except the point. */
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
/** The fields that `message` fills, in alphabetical order. */
export const allFields = ['amount', 'customerName', 'destination', 'notes', 'paymentMethod', 'phone', 'unit'];

/** Opens the request screen with an empty form and helpers for pasting. */
export const openPasteScreen = async () => {
  const screen = requestScreen();
  await screen.open();
  const { scope, fire } = screen;
  return {
    ...screen,
    draft: () => scope.getState($draft),
    unreviewedFields: () => [...scope.getState($unreviewedFields)].sort(),
    notice: () => scope.getState($pasteNotice),
    paste: (parsed: Partial<ParsedMessage> = message) => fire(messagePasted, { ...emptyMessage, ...parsed }),
    pasteText: (text: string) => fire(messagePasted, parseMessage(text, markets.bd)),
    type: (field: 'customerName' | 'amount' | 'notes', value: string) => fire(fieldChanged, { field, value }),
  };
};
