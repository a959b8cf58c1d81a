import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { refuseFile } from './refuse-file.ts';
import type { FileDropLabels } from './file-drop.labels.ts';
import type { FileRules } from './file-drop.types.ts';

/** What the behaviour needs from its owner. */
export interface FileDropOptions extends FileRules {
  readonly maxFiles: number;
  readonly disabled: boolean;
  readonly labels: FileDropLabels;
  readonly onFilesAccept: (files: readonly File[]) => void;
}

/**
 * Files by choosing, dropping and pasting. react-dropzone knows what is held over which element, reads what is
 * dropped, drops stale readings, and keeps the browser from opening a file that is dropped beside; what may be
 * accepted is decided here, because it would also believe the type that a browser names.
 */
export function useFileDrop({ maxFiles, disabled, labels, onFilesAccept, ...rules }: FileDropOptions) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: maxFiles > 1,
    maxFiles,
    disabled,
    validator: async (file) => {
      const message = await refuseFile(file, rules, labels);
      return message === null ? null : { code: 'refused', message };
    },
    getErrorMessage: ({ code, message }) => (code === 'refused' ? message : labels.tooMany(maxFiles)),
    onDrop: (accepted, rejected) => {
      setRefusal(rejected[0]?.errors[0]?.message ?? null);
      setTaken(accepted.map(({ name }) => name));
      if (accepted.length > 0) onFilesAccept(accepted);
    },
    onError: () => {
      setRefusal(labels.unreadable);
    },
  });
  const state = zone.isProcessing
    ? 'reading'
    : zone.isDragActive
      ? 'drag-over'
      : refusal
        ? 'refused'
        : 'idle';
  const spoken = {
    reading: labels.reading,
    refused: refusal,
    'drag-over': '',
    idle: taken.length > 0 ? labels.taken(taken) : '',
  }[state];
  return { ...zone, state, refusal, spoken, trigger, accept: rules.accept.join(',') } as const;
}
