import { sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { valueWatchBegun } from '@saddlebag/domain/item-value';
import { lateTexts } from './late-texts.ts';

/** Open once what comes after the first picture is on display. */
export const LateGate = createGate();

sample({ clock: LateGate.open, fn: () => ({ tag: 'en', texts: lateTexts }), target: textsRegistered });
sample({ clock: LateGate.open, fn: () => undefined, target: valueWatchBegun });
