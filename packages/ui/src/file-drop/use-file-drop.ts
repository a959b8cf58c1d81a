import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { validateFile } from './validate-file.ts';
import type { FileDropLabels } from './file-drop.labels.ts';
import type { FileRules } from './file-drop.types.ts';

export interface FileDropOptions extends FileRules {
  readonly maxFiles: number;
  readonly disabled: boolean;
  readonly labels: FileDropLabels;
  readonly onFilesAccept: (files: readonly File[]) => void;
}

/**
 * Accepts files from a file dialog, a drop or a paste. react-dropzone tracks drags, reads dropped files and
 * discards stale reads. It also prevents the browser from opening a file that is dropped outside the zone.
 * `validateFile` decides which files to accept, because react-dropzone would also trust the MIME type that
 * the browser reports.
 */
export function useFileDrop({ maxFiles, disabled, labels, onFilesAccept, ...rules }: FileDropOptions) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [refusalMessage, setRefusalMessage] = useState<string | null>(null);
  const [acceptedNames, setAcceptedNames] = useState<readonly string[]>([]);
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: maxFiles > 1,
    maxFiles,
    disabled,
    validator: async (file) => {
      const message = await validateFile(file, rules, labels);
      return message === null ? null : { code: 'refused', message };
    },
    getErrorMessage: ({ code, message }) => (code === 'refused' ? message : labels.tooMany(maxFiles)),
    onDrop: (accepted, rejected) => {
      setRefusalMessage(rejected[0]?.errors[0]?.message ?? null);
      setAcceptedNames(accepted.map(({ name }) => name));
      if (accepted.length > 0) onFilesAccept(accepted);
    },
    onError: () => {
      setRefusalMessage(labels.unreadable);
    },
  });
  const state = zone.isProcessing
    ? 'reading'
    : zone.isDragActive
      ? 'drag-over'
      : refusalMessage
        ? 'refused'
        : 'idle';
  const announcement = {
    reading: labels.reading,
    refused: refusalMessage,
    'drag-over': '',
    idle: acceptedNames.length > 0 ? labels.added(acceptedNames) : '',
  }[state];
  return { ...zone, state, refusalMessage, announcement, trigger, accept: rules.accept.join(',') } as const;
}
