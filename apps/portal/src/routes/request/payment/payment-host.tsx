import { useGate } from 'effector-react';
import { PaymentGate } from './model.ts';

/** Lets the request hear of the ways to pay. */
export function PaymentHost() {
  useGate(PaymentGate);
  return null;
}
