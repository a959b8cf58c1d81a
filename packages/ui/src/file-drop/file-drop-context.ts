import { createStrictContext } from '../internals/strict-context.ts';
import type { FileDropLabels } from './file-drop.labels.ts';

/** Context that `FileDrop.Root` provides to its items. */
export interface FileDropContextValue {
  readonly labels: FileDropLabels;
  /** Focuses the "Choose a file" button, for use when a focused file row unmounts. */
  readonly focusTrigger: () => void;
}

export const [FileDropContext, useFileDropContext] = createStrictContext<FileDropContextValue>({
  root: 'FileDrop.Root',
  consequence: 'it has no labels, and removing it would lose the focus',
});
