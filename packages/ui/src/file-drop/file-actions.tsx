import { Button } from '../button/index.ts';
import { useFileDropContext } from './file-drop-context.ts';
import type { KeyboardEvent } from 'react';
import type { FileStatus } from './file-drop.types.ts';

/**
 * The action buttons of a file. A pressed button may unmount, so each press moves focus to the "Choose a
 * file" button.
 */
export function FileActions({ status, onCancel, onRetry, onRemove }: FileActionsProps) {
  const { labels, focusTrigger } = useFileDropContext('FileDrop.Item');
  const isInProgress = status.kind === 'uploading' || status.kind === 'processing';
  const runAndMoveFocus = (action: (() => void) | undefined) => () => {
    action?.();
    focusTrigger();
  };
  const removeOnDelete = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && onRemove) runAndMoveFocus(onRemove)();
  };

  return (
    <div data-slot="file-drop-actions" className="sb-file-actions">
      {status.kind === 'failed' && onRetry && (
        <Button variant="secondary" size="sm" onClick={runAndMoveFocus(onRetry)} onKeyDown={removeOnDelete}>
          {labels.retry}
        </Button>
      )}
      {isInProgress && onCancel && (
        <Button variant="ghost" size="sm" onClick={runAndMoveFocus(onCancel)}>
          {labels.cancel}
        </Button>
      )}
      {!isInProgress && onRemove && (
        <Button
          variant="ghost"
          size="sm"
          aria-keyshortcuts="Delete"
          onKeyDown={removeOnDelete}
          onClick={runAndMoveFocus(onRemove)}
        >
          {labels.remove}
        </Button>
      )}
    </div>
  );
}

interface FileActionsProps {
  readonly status: FileStatus;
  readonly onCancel: (() => void) | undefined;
  readonly onRetry: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}
