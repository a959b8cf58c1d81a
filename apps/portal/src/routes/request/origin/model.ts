import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import { $originGaps, originConfirmed, originNeeded } from '@saddlebag/domain/origin';
import { focusScreenFx } from '../../../shell/shell.model.ts';
import './texts.ts';

/** Open while the vendor is asked where the rider picks up. */
export const OriginGate = createGate();

/** Moves the focus to the first field that has something to mend, once it is on screen. */
const focusFirstErrorFx = createEffect(async () => {
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
});

sample({ clock: OriginGate.open, fn: () => undefined, target: originNeeded });

// When something is missing, go there; when nothing is, the focus goes along to the screen that follows.
sample({
  clock: originConfirmed,
  source: $originGaps,
  filter: (gaps) => Object.keys(gaps).length > 0,
  fn: () => undefined,
  target: focusFirstErrorFx,
});
sample({ clock: OriginGate.close, fn: () => undefined, target: focusScreenFx });
