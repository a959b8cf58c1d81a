import { sample } from 'effector';
import { createGate } from 'effector-react';
import { overviewClosed, overviewOpened } from '@saddlebag/domain/tracking';

/** Open while the map of all open orders is mounted. */
export const OverviewGate = createGate();

sample({ clock: OverviewGate.open, fn: () => undefined, target: overviewOpened });
sample({ clock: OverviewGate.close, fn: () => undefined, target: overviewClosed });
