import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { orderRepeated, requestReady } from '@saddlebag/domain/repeat';
import { $orderSource } from '@saddlebag/domain/tracking';
import { navigateFx } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { RepeatGate, rowRepeated } from '../model.ts';
import { orderTexts } from './texts.ts';

/** Open while something can be done with the order on display. */
export const ActionsGate = createGate();

/** The vendor wants to change an order. */
export const changePressed = createEvent<{ readonly vendorId: string; readonly orderId: string }>();

// The English of the buttons comes with their code.
sample({
  clock: [ActionsGate.open, RepeatGate.open],
  fn: () => ({ tag: 'en', texts: orderTexts }),
  target: textsRegistered,
});

// A row is repeated as the order stands by now.
sample({
  clock: sample({ clock: rowRepeated, source: $orderSource, fn: (source, id) => source.order(id) }).filterMap(
    (order) => order,
  ),
  target: orderRepeated,
});

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
