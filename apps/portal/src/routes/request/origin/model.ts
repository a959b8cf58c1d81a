import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import { originFormOpened, originRefused } from '@saddlebag/domain/origin';
import { focusFirstInvalid } from '../../../shell/focus.ts';
import { focusScreenFx } from '../../../shell/shell.model.ts';
import './texts.ts';

/** Open while the screen that asks for the origin is mounted. */
export const OriginGate = createGate();

const focusFirstErrorFx = createEffect(focusFirstInvalid);

sample({ clock: OriginGate.open, fn: () => undefined, target: originFormOpened });

// When the vendor confirms with invalid fields, focus the first of them.
sample({ clock: originRefused, target: focusFirstErrorFx });

// When the screen closes, move the focus to the next screen.
sample({ clock: OriginGate.close, fn: () => undefined, target: focusScreenFx });
