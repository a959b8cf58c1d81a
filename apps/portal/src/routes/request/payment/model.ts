import { sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { paymentWatchBegun } from '@saddlebag/domain/payment-methods';
import { paymentTexts } from './texts.ts';

/** Open while the request screen is on display and the code that knows of payments is there. */
export const PaymentGate = createGate();

// The English of payments comes with their code, and before anything is offered that it names.
sample({
  clock: PaymentGate.open,
  fn: () => ({ tag: 'en', texts: paymentTexts }),
  target: [textsRegistered, paymentWatchBegun.prepend(() => undefined)],
});
