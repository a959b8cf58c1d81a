import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { requestReady } from '@saddlebag/domain/repeat';
import { navigateFx } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { orderTexts } from './texts.ts';

/** Open while something can be done with the order on display. */
export const ActionsGate = createGate();

/** The vendor wants to change an order. */
export const changePressed = createEvent<{ readonly vendorId: string; readonly orderId: string }>();

// The English of the buttons comes with their code.
sample({ clock: ActionsGate.open, fn: () => ({ tag: 'en', texts: orderTexts }), target: textsRegistered });

sample({
  clock: changePressed,
  fn: ({ vendorId, orderId }) => ({ path: paths.request(vendorId, orderId) }),
  target: navigateFx,
});
sample({
  clock: requestReady,
  fn: ({ vendorId }) => ({ path: paths.request(vendorId) }),
  target: navigateFx,
});
