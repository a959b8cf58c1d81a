import { sample } from 'effector';
import { createGate } from 'effector-react';
import { allOutletsRequested } from '@saddlebag/domain/tracking';
import './texts.ts';

/** Open while a screen without order lists shows the choice of all outlets. */
export const AllOutletsGate = createGate();

sample({ clock: AllOutletsGate.open, fn: () => undefined, target: allOutletsRequested });
