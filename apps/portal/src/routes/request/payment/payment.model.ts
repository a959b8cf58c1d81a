import { sample } from 'effector';
import { createGate } from 'effector-react';
import { paymentMethodsRequested } from '@saddlebag/domain/payment-methods';
import './texts.ts';

/** Open while the request screen is mounted and the payment code is loaded. */
export const PaymentGate = createGate();

// Offers online payment methods only now, because their texts load with this code.
sample({ clock: PaymentGate.open, fn: () => undefined, target: paymentMethodsRequested });
