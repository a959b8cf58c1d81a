export { HelpEntry } from './help-entry.tsx';
export { HelpPanel } from './lazy-panel.ts';
export { $hasHelpCentre } from './visibility.model.ts';
