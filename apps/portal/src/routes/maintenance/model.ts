import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { focusScreenFx } from '../../shell/shell.model.ts';
// Texts of the top bar.
import '../../shell/texts.ts';
import './texts.ts';

/** Open while the maintenance screen is mounted. */
export const MaintenanceGate = createGate();

/** The kind of maintenance to announce. An unplanned one takes precedence. */
export const $maintenanceKind = combine($flags, ({ UnplannedMaintenance }) =>
  UnplannedMaintenance ? ('unplanned' as const) : ('planned' as const),
);

// When the maintenance screen opens, move the focus to it.
sample({ clock: MaintenanceGate.open, fn: () => undefined, target: focusScreenFx });
