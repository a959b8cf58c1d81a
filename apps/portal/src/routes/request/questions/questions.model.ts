import { sample } from 'effector';
import { createGate } from 'effector-react';
import { valueWatchBegun } from '@saddlebag/domain/item-value';
import './texts.ts';

/** Open once what comes after the first picture is on display. */
export const QuestionsGate = createGate();

sample({ clock: QuestionsGate.open, fn: () => undefined, target: valueWatchBegun });
