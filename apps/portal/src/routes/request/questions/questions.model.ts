import { sample } from 'effector';
import { createGate } from 'effector-react';
import { valueWatchBegun } from '@saddlebag/domain/item-value';
import './texts.ts';

/** Open once what comes after the first picture is on display. */
export const LateGate = createGate();

sample({ clock: LateGate.open, fn: () => undefined, target: valueWatchBegun });
