import { sample } from 'effector';
import { createGate } from 'effector-react';
import { lastOrdersClosed, lastOrdersOpened } from '@saddlebag/domain/tracking';
import '../../widgets/order-detail/texts.ts';
import './texts.ts';

/** Open while the last known orders are mounted. */
export const LastOrdersGate = createGate();

sample({ clock: LastOrdersGate.open, fn: () => undefined, target: lastOrdersOpened });
sample({ clock: LastOrdersGate.close, fn: () => undefined, target: lastOrdersClosed });
