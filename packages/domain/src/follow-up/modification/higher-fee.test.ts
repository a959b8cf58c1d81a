import { describe, expect, it } from 'vitest';
import { fieldChanged } from '../../request/draft/draft.model.ts';
import {
  $modificationQuestion,
  modificationQuestionAnswered,
  modificationSubmitted,
} from './sending.model.ts';
import { openModificationScreen } from './test/modification-screen.ts';

/** Opens an order whose modification costs 67.5, edits its note and submits. */
const submitChange = async (order: { readonly deliveryFee: number; readonly discount: number }) => {
  const screen = await openModificationScreen({ order, fees: [67.5] });
  await screen.fire(fieldChanged, { field: 'notes', value: 'Ring twice' });
  await screen.fire(modificationSubmitted);
  return { ...screen, question: () => screen.scope.getState($modificationQuestion) };
};

describe('a modification that raises the fee', () => {
  it.each([
    ['the trip costs more', { deliveryFee: 60, discount: 0 }, 0],
    ['the order loses its voucher', { deliveryFee: 54, discount: 13.5 }, 13.5],
  ])('is sent only after the vendor agrees, when %s', async (_, order, lostDiscount) => {
    const { question, sent, fire } = await submitChange(order);
    expect([question(), sent]).toEqual([{ check: 'higher-fee', amount: 67.5, lostDiscount }, []]);
    await fire(modificationQuestionAnswered, true);
    expect([question(), sent.map(({ body }) => body.delivery_fee)]).toEqual([null, [67.5]]);
  });

  it('is not sent when the vendor declines, and asks again the next time', async () => {
    const { question, sent, fire, draft } = await submitChange({ deliveryFee: 60, discount: 0 });
    await fire(modificationQuestionAnswered, false);
    expect([question(), sent, draft().notes]).toEqual([null, [], 'Ring twice']);
    await fire(modificationSubmitted);
    expect(question()).toMatchObject({ check: 'higher-fee' });
  });
});

describe('a modification that does not raise the fee', () => {
  it.each([67.5, 80])('is sent at once, when the order costs %s', async (deliveryFee) => {
    const { question, sent } = await submitChange({ deliveryFee, discount: 0 });
    expect([question(), sent.map(({ body }) => body.delivery_fee)]).toEqual([null, [67.5]]);
  });
});
