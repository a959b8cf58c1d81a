import { AlertIcon, CheckIcon, NoteIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { FileActions } from './file-actions.tsx';
import { FileProgress } from './file-progress.tsx';
import { useFileDropContext } from './file-drop-context.ts';
import { shortenName } from './shorten-name.ts';
import type { ComponentProps } from 'react';
import type { FileStatus } from './file-drop.types.ts';

const icons = {
  ready: NoteIcon,
  uploading: NoteIcon,
  processing: NoteIcon,
  done: CheckIcon,
  failed: AlertIcon,
};

/**
 * An accepted file with its name, size, status and actions. The Delete key removes the file while its Retry
 * or Remove button has focus.
 *
 * Renders a `<div role="group">`. Style it through `[data-state]`.
 */
export function FileDropItem({
  name,
  size,
  status,
  onCancel,
  onRetry,
  onRemove,
  className,
  ...props
}: FileDropItemProps) {
  const { labels } = useFileDropContext('FileDrop.Item');
  const Icon = icons[status.kind];
  const statusTexts = {
    ready: '',
    uploading: labels.uploading,
    processing: labels.processing,
    done: labels.done,
  };

  return (
    <div
      role="group"
      aria-label={name}
      {...props}
      data-slot="file-drop-item"
      data-state={status.kind}
      className={cn('sb-file', className)}
    >
      <Icon />
      <div className="sb-file-words">
        <bdi title={name} className="sb-file-name">
          {shortenName(name)}
        </bdi>
        <span className="sb-file-size">
          {labels.size(size)}
          {status.kind === 'done' && ` · ${labels.done}`}
        </span>
        {status.kind === 'failed' && <span className="sb-file-reason">{status.reason}</span>}
        <FileProgress status={status} labels={labels} />
        <span role="status" className="sr-only">
          {status.kind === 'failed' ? status.reason : statusTexts[status.kind]}
        </span>
      </div>
      <FileActions status={status} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />
    </div>
  );
}

export interface FileDropItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly status: FileStatus;
  /** Called when the user cancels the upload or the processing. */
  readonly onCancel?: () => void;
  readonly onRetry?: () => void;
  readonly onRemove?: () => void;
}
