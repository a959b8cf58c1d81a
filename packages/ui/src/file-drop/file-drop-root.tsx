import { useId, useMemo } from 'react';
import { FieldError, FieldHint, FieldLabel, FieldRoot } from '../field/internal.ts';
import { FileDropContext } from './file-drop-context.ts';
import { FileDropZone } from './file-drop-zone.tsx';
import { fileDropLabels } from './file-drop.labels.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { FileDropLabels } from './file-drop.labels.ts';
import type { FileRules } from './file-drop.types.ts';

/**
 * Accepts files from a file dialog, a drop or a paste.
 *
 * Renders a field `<div>` with a label, a hint, the drop zone, an error and its children: one `FileDrop.Item`
 * per accepted file. The component stores no files, so keep those passed to `onFilesAccept`. Style the zone
 * through `[data-slot=file-drop-zone][data-state=idle|drag-over|reading|refused]`.
 */
export function FileDropRoot({
  label,
  note,
  hint,
  error,
  accept,
  maxBytes,
  check,
  maxFiles = 1,
  disabled = false,
  onFilesAccept,
  labels: customLabels,
  children,
  ...props
}: FileDropRootProps) {
  const id = useId();
  const labels = useMemo(() => ({ ...fileDropLabels, ...customLabels }), [customLabels]);
  const fileDrop = useFileDrop({ accept, maxBytes, check, maxFiles, disabled, labels, onFilesAccept });
  const { trigger, refusalMessage, announcement, state } = fileDrop;
  const context = useMemo(
    () => ({ labels, focusTrigger: () => trigger.current?.focus() }),
    [labels, trigger],
  );
  const errorMessage = state === 'refused' ? refusalMessage : error;

  return (
    <FileDropContext value={context}>
      <FieldRoot {...props} controlId={id} disabled={disabled}>
        <FieldLabel note={note}>{label}</FieldLabel>
        {hint && <FieldHint>{hint}</FieldHint>}
        <FileDropZone fileDrop={fileDrop} labels={labels} disabled={disabled} />
        {errorMessage && <FieldError>{errorMessage}</FieldError>}
        <span role="status" data-slot="file-drop-announcement" className="sr-only">
          {announcement}
        </span>
        {children}
      </FieldRoot>
    </FileDropContext>
  );
}

export interface FileDropRootProps extends Omit<ComponentProps<'div'>, 'onDrop'>, FileRules {
  readonly label: ReactNode;
  /** Short text after the label, such as "optional". */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** Error from outside, such as a failed upload. The reason for a rejected file takes precedence. */
  readonly error?: ReactNode;
  /** Maximum number of files accepted at once. */
  readonly maxFiles?: number;
  readonly disabled?: boolean;
  /** Called with the files that passed all checks. */
  readonly onFilesAccept: (files: readonly File[]) => void;
  /** Texts to override. The defaults are English. */
  readonly labels?: Partial<FileDropLabels>;
}
