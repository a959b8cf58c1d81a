import { useId, useMemo } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { FieldHint } from '../field/field-hint.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldRoot } from '../field/field-root.tsx';
import { FileDropContext } from './file-drop-context.ts';
import { FileDropZone } from './file-drop-zone.tsx';
import { fileDropLabels } from './file-drop.labels.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { FileDropLabels } from './file-drop.labels.ts';
import type { FileRules } from './file-drop.types.ts';

/**
 * Takes a file: by a button, or dropped or pasted onto the area around it.
 *
 * Renders a field's `<div>` with label, hint, area, what is wrong, and its children: a `FileDrop.Item` for each file
 * that was taken. It hands files over and keeps none. Style the area through
 * `[data-slot=file-drop-zone][data-state=idle|drag-over|reading|refused]`.
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
  labels: given,
  children,
  ...props
}: FileDropRootProps) {
  const id = useId();
  const labels = useMemo(() => ({ ...fileDropLabels, ...given }), [given]);
  const drop = useFileDrop({ accept, maxBytes, check, maxFiles, disabled, labels, onFilesAccept });
  const { trigger, refusal, spoken, state } = drop;
  const files = useMemo(() => ({ labels, focusTrigger: () => trigger.current?.focus() }), [labels, trigger]);
  const problem = state === 'refused' ? refusal : error;

  return (
    <FileDropContext value={files}>
      <FieldRoot {...props} controlId={id} disabled={disabled}>
        <FieldLabel note={note}>{label}</FieldLabel>
        {hint && <FieldHint>{hint}</FieldHint>}
        <FileDropZone drop={drop} labels={labels} disabled={disabled} />
        {problem && <FieldError>{problem}</FieldError>}
        <span role="status" data-slot="file-drop-announcement" className="sr-only">
          {spoken}
        </span>
        {children}
      </FieldRoot>
    </FileDropContext>
  );
}

export interface FileDropRootProps extends Omit<ComponentProps<'div'>, 'onDrop'>, FileRules {
  readonly label: ReactNode;
  /** A word after the label. */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong beyond the file itself. */
  readonly error?: ReactNode;
  /** How many files are taken at once. */
  readonly maxFiles?: number;
  readonly disabled?: boolean;
  /** Files that may be used. */
  readonly onFilesAccept: (files: readonly File[]) => void;
  /** What is left out is said in English. */
  readonly labels?: Partial<FileDropLabels>;
}
