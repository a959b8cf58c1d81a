import { createWatch } from 'effector';
import { orderPlaced } from '../../request/sending/index.ts';
import { $paymentError, type CardChoice } from '../index.ts';
import { createPaymentScreen } from './payment-screen.ts';

/** Creates a card choice. The test service handles a card according to its `instrument`. */
export const createCardChoice = (instrument: string): CardChoice => ({
  provider: 'generic_creditcard',
  instrument,
  card: null,
});

/** Fills in and submits a request, so that its payment waits for a card. */
export const openCardChoice = async (...options: Parameters<typeof createPaymentScreen>) => {
  const screen = createPaymentScreen(...options);
  const placed: string[] = [];
  createWatch({ unit: orderPlaced, scope: screen.scope, fn: ({ orderId }) => placed.push(orderId) });
  await screen.fill();
  await screen.submit();
  return { ...screen, placed, error: () => screen.scope.getState($paymentError) };
};
