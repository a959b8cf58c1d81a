import { Button } from '../button/button.tsx';
import { useFileDropContext } from './file-drop-context.ts';
import type { KeyboardEvent } from 'react';
import type { FileStatus } from './file-drop.types.ts';

/** What can be done about a file. A button that goes away when it is pressed hands the focus to the drop's own. */
export function FileActions({ status, onCancel, onRetry, onRemove }: FileActionsProps) {
  const { labels, focusTrigger } = useFileDropContext('FileDrop.Item');
  const isMoving = status.kind === 'uploading' || status.kind === 'processing';
  const leaveBy = (act: (() => void) | undefined) => () => {
    act?.();
    focusTrigger();
  };
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && onRemove) leaveBy(onRemove)();
  };

  return (
    <div data-slot="file-drop-actions" className="sb-file-actions">
      {status.kind === 'failed' && onRetry && (
        <Button variant="secondary" size="sm" onClick={leaveBy(onRetry)} onKeyDown={removeByKey}>
          {labels.retry}
        </Button>
      )}
      {isMoving && onCancel && (
        <Button variant="ghost" size="sm" onClick={leaveBy(onCancel)}>
          {labels.cancel}
        </Button>
      )}
      {!isMoving && onRemove && (
        <Button
          variant="ghost"
          size="sm"
          aria-keyshortcuts="Delete"
          onKeyDown={removeByKey}
          onClick={leaveBy(onRemove)}
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
