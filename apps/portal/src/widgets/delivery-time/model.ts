import { sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { preOrderTexts } from './texts.ts';

/** Open while something about a scheduled delivery is on display. */
export const PreOrderGate = createGate();

sample({
  clock: PreOrderGate.open,
  fn: () => ({ tag: 'en', texts: preOrderTexts }),
  target: textsRegistered,
});
