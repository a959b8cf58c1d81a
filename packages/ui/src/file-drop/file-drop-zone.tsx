import { Button } from '../button/index.ts';
import { useFieldContext } from '../field/internal.ts';
import { useFieldControl } from '../field/index.ts';
import { Spinner } from '../spinner/index.ts';
import type { FileDropLabels } from './file-drop.labels.ts';
import type { useFileDrop } from './use-file-drop.ts';

/** The drop zone. Its button opens the file dialog of a hidden file input. */
export function FileDropZone({ fileDrop, labels, disabled }: FileDropZoneProps) {
  const { labelId, controlId } = useFieldContext('FileDrop.Root');
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl();
  const { state, trigger, accept, open, getRootProps, getInputProps } = fileDrop;
  return (
    <div
      {...getRootProps()}
      data-slot="file-drop-zone"
      data-state={state}
      data-invalid={invalid ? '' : undefined}
      className="sb-file-zone"
    >
      <input {...getInputProps({ accept, style: { display: 'none' } })} data-slot="file-drop-input" />
      <Button
        ref={trigger}
        id={controlId}
        variant="secondary"
        disabled={disabled}
        aria-labelledby={`${labelId} ${controlId}-choose`}
        aria-describedby={describedBy}
        onClick={open}
      >
        <span id={`${controlId}-choose`}>{labels.choose}</span>
      </Button>
      <span className="sb-file-zone-words">
        {state === 'reading' && <Spinner label="" />}
        {state === 'reading' ? labels.reading : state === 'drag-over' ? labels.releaseHint : labels.dropHint}
      </span>
    </div>
  );
}

interface FileDropZoneProps {
  readonly fileDrop: ReturnType<typeof useFileDrop>;
  readonly labels: FileDropLabels;
  readonly disabled: boolean;
}
