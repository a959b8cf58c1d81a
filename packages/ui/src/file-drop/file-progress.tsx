import { Progress } from '../progress/index.ts';
import type { FileDropLabels } from './file-drop.labels.ts';
import type { FileStatus } from './file-drop.types.ts';

/** Shows a progress bar while a file is uploading or processing. Renders nothing otherwise. */
export function FileProgress({ status, labels }: FileProgressProps) {
  if (status.kind === 'uploading')
    return <Progress size="sm" label={labels.uploading} value={status.percent} />;
  if (status.kind === 'processing') return <Progress size="sm" label={labels.processing} value={null} />;
  return null;
}

interface FileProgressProps {
  readonly status: FileStatus;
  readonly labels: FileDropLabels;
}
