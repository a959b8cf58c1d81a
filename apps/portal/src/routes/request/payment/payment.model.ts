import { sample } from 'effector';
import { createGate } from 'effector-react';
import { paymentWatchBegun } from '@saddlebag/domain/payment-methods';
import './texts.ts';

/** Open while the request screen is on display and the code that knows of payments is there. */
export const PaymentGate = createGate();

// Ways to pay are offered once this code is there, and with it the texts that name them.
sample({ clock: PaymentGate.open, fn: () => undefined, target: paymentWatchBegun });
