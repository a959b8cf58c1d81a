export interface FileDropLabels {
  readonly choose: string;
  readonly dropHint: string;
  /** Shown while a file is dragged over the zone. */
  readonly releaseHint: string;
  readonly reading: string;
  /** Announced after files were accepted. */
  readonly added: (names: readonly string[]) => string;
  readonly wrongExtension: (name: string, accept: readonly string[]) => string;
  readonly tooLarge: (name: string, maxBytes: number) => string;
  readonly empty: (name: string) => string;
  readonly tooMany: (maxFiles: number) => string;
  readonly unreadable: string;
  readonly size: (bytes: number) => string;
  readonly uploading: string;
  readonly processing: string;
  readonly done: string;
  readonly cancel: string;
  readonly retry: string;
  readonly remove: string;
}

const formatSize = (bytes: number): string => {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${String(bytes)} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1023.5) return `${kilobytes < 9.95 ? kilobytes.toFixed(1) : kilobytes.toFixed(0)} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
};

export const fileDropLabels: FileDropLabels = {
  choose: 'Choose a file',
  dropHint: 'or drop it here',
  releaseHint: 'Let go to add the file',
  reading: 'Reading the file',
  added: (names) => `${names.join(', ')} ${names.length === 1 ? 'was' : 'were'} added`,
  wrongExtension: (name, accept) =>
    `${name} is not of the right kind. Choose a file that ends in ${accept.join(' or ')}.`,
  tooLarge: (name, maxBytes) => `${name} is too large. Up to ${formatSize(maxBytes)} can be sent.`,
  empty: (name) => `${name} is empty.`,
  tooMany: (maxFiles) =>
    maxFiles === 1 ? 'Only the first file was taken.' : `Only ${String(maxFiles)} files can be taken.`,
  unreadable: 'The file could not be read. Choose it again.',
  size: formatSize,
  uploading: 'Uploading',
  processing: 'Being checked',
  done: 'Done',
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
};
