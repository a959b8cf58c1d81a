import { lazyPart } from '../../lazy-part.tsx';

/** The panel of the help centre. Its code loads when the vendor opens it. */
export const HelpPanel = lazyPart(async () => (await import('./panel.tsx')).HelpPanel);
