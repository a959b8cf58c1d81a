import { sample } from 'effector';
import { createGate } from 'effector-react';
import { outletSearchEnded } from '@saddlebag/domain/outlet-address';
import { $hasUnsavedOutletForm, outletFormClosed, outletFormOpened } from '@saddlebag/domain/outlets';
import { createReloadGuard } from '../../create-reload-guard.ts';
import './texts.ts';

/** Open while the dialog is mounted. `vendorId` is null in a dialog that adds an outlet. */
export const OutletGate = createGate<{ vendorId: string | null }>();

sample({ clock: OutletGate.open, fn: ({ vendorId }) => vendorId, target: outletFormOpened });
sample({
  clock: OutletGate.close,
  fn: () => undefined,
  target: [outletFormClosed, outletSearchEnded],
});

// What the vendor typed exists only in the page, also after the session has expired.
sample({ clock: $hasUnsavedOutletForm, target: createReloadGuard('data-unsaved-outlet') });
