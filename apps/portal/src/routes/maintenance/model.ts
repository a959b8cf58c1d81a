import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { focusScreenFx } from '../../shell/shell.model.ts';
// For the bar above the screen.
import '../../shell/texts.ts';
import './texts.ts';

/** Open while the maintenance screen is on display. */
export const MaintenanceGate = createGate();

/** Which of the two it is; a repair is the more urgent thing to say. */
export const $kind = combine($flags, ({ UnplannedMaintenance }) =>
  UnplannedMaintenance ? ('unplanned' as const) : ('planned' as const),
);

// When it takes the place of another screen, the focus goes with it.
sample({ clock: MaintenanceGate.open, fn: () => undefined, target: focusScreenFx });
