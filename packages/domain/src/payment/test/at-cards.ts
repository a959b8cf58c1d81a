import { createWatch } from 'effector';
import { orderPlaced } from '../../request/sending/index.ts';
import { $paymentError, type CardChoice } from '../index.ts';
import { paymentDesk } from './payment-desk.ts';

/** What the service of a test does with a card is the name of the card. */
export const pay = (instrument: string): CardChoice => ({
  provider: 'generic_creditcard',
  instrument,
  card: null,
});

/** A payment that has come as far as the choice of the card. */
export const atCards = async (...setting: Parameters<typeof paymentDesk>) => {
  const desk = paymentDesk(...setting);
  const placed: string[] = [];
  createWatch({ unit: orderPlaced, scope: desk.scope, fn: ({ orderId }) => placed.push(orderId) });
  await desk.fill();
  await desk.press();
  return { ...desk, placed, error: () => desk.scope.getState($paymentError) };
};
