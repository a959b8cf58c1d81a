// Imported for its side effect: it exchanges messages with the panel.
import './bridge.model.ts';

export { reloadAction } from './failure.model.ts';
export { $panelFrame, panelFrameId, type PanelFrame, type WindowMessage } from './panel-frame.ts';
export { hasFrame, type PanelStatus } from './panel-machine.ts';
export { $panel, panelLeft, panelOpened } from './panel.model.ts';

/** Translation keys of the texts that this folder's models show. */
export const helpCentreTextKeys = ['help-center.failed', 'action.reload'] as const;
