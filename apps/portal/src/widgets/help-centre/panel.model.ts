import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import { panelLeft, panelOpened, reloadAction } from '@saddlebag/domain/help-centre';
import { notificationActionPressed } from '@saddlebag/domain/notifications';
import './texts.ts';

/** Open while the panel is mounted. `isOpen` is false while the panel is mounted but hidden. */
export const HelpPanelGate = createGate<{ isOpen: boolean }>();

const reloadPageFx = createEffect(() => window.location.reload());

sample({
  clock: HelpPanelGate.state,
  filter: ({ isOpen }) => isOpen,
  fn: () => undefined,
  target: panelOpened,
});
sample({ clock: HelpPanelGate.close, fn: () => undefined, target: panelLeft });
sample({
  clock: notificationActionPressed,
  filter: ({ action }) => action === reloadAction,
  fn: () => undefined,
  target: reloadPageFx,
});
