import { sample } from 'effector';
import { createGate } from 'effector-react';
import { paymentMethodsRequested } from '@saddlebag/domain/payment-methods';
import './texts.ts';

/** Open while the request screen is mounted and the payment code is loaded. */
export const PaymentGate = createGate();

// When the payment code is loaded, offer the online payment methods, because their texts load with it.
sample({ clock: PaymentGate.open, fn: () => undefined, target: paymentMethodsRequested });
