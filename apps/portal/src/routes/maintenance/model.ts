import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { focusScreenFx } from '../../shell/model.ts';
import { shellTexts } from '../../shell/shell-texts.ts';
import { maintenanceTexts } from './texts.ts';

/** Open while the maintenance screen is on display. */
export const MaintenanceGate = createGate();

/** Which of the two it is; a repair is the more urgent thing to say. */
export const $kind = combine($flags, ({ UnplannedMaintenance }) =>
  UnplannedMaintenance ? ('unplanned' as const) : ('planned' as const),
);

// The English of the screen and of the bar above it comes with their code.
sample({
  clock: MaintenanceGate.open,
  fn: () => ({ tag: 'en', texts: { ...shellTexts, ...maintenanceTexts } }),
  target: textsRegistered,
});

// When it takes the place of another screen, the focus goes with it.
sample({ clock: MaintenanceGate.open, fn: () => undefined, target: focusScreenFx });
