import { createStrictContext } from '../internals/strict-context.ts';
import type { FileDropLabels } from './file-drop.labels.ts';

/** What a file's row needs of the place it was dropped on. */
export interface FileDropContextValue {
  readonly labels: FileDropLabels;
  /** Where the focus goes when the row that had it is gone. */
  readonly focusTrigger: () => void;
}

export const [FileDropContext, useFileDropContext] = createStrictContext<FileDropContextValue>({
  root: 'FileDrop.Root',
  consequence: 'it has no words, and the focus would be lost when it is removed',
});
