import type { ClipboardEvent } from 'react';
import type { DataGridProps } from './data-grid.props.ts';
import type { GridBlock, GridProblem } from './data-grid.types.ts';

export interface GridClipboardOptions extends Pick<
  DataGridProps<unknown, GridProblem>,
  'copyText' | 'onClear' | 'onPaste'
> {
  readonly block: GridBlock;
}

/** Returns the clipboard handlers of a grid in which no cell is being edited. */
export function useGridClipboard({ block, copyText, onClear, onPaste }: GridClipboardOptions) {
  const copy = (event: ClipboardEvent): boolean => {
    if (!copyText) return false;
    event.clipboardData.setData('text/plain', copyText(block));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => {
      copy(event);
    },
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) onClear?.(block);
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (text === '') return;
      event.preventDefault();
      onPaste?.(block, text);
    },
  };
}
