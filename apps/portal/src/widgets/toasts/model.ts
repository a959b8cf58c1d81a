import { sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { toastTexts } from './toast-texts.ts';

/** Open as soon as messages can be shown. */
export const ToastsGate = createGate();

// The English of the messages comes with what shows them.
sample({ clock: ToastsGate.open, fn: () => ({ tag: 'en', texts: toastTexts }), target: textsRegistered });
