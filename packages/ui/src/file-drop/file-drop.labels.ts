/** The words of a file drop. */
export interface FileDropLabels {
  readonly choose: string;
  readonly orDrop: string;
  /** While a file is held over it. */
  readonly drop: string;
  readonly reading: string;
  /** Said when files were taken. */
  readonly taken: (names: readonly string[]) => string;
  readonly wrongEnding: (name: string, accept: readonly string[]) => string;
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

const size = (bytes: number): string => {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${String(bytes)} bytes`;
  const kilo = bytes / 1024;
  if (kilo < 1023.5) return `${kilo < 9.95 ? kilo.toFixed(1) : kilo.toFixed(0)} KB`;
  return `${(kilo / 1024).toFixed(1)} MB`;
};

export const fileDropLabels: FileDropLabels = {
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  drop: 'Let go to add the file',
  reading: 'Reading the file',
  taken: (names) => `${names.join(', ')} ${names.length === 1 ? 'was' : 'were'} added`,
  wrongEnding: (name, accept) =>
    `${name} is not of the right kind. Choose a file that ends in ${accept.join(' or ')}.`,
  tooLarge: (name, maxBytes) => `${name} is too large. Up to ${size(maxBytes)} can be sent.`,
  empty: (name) => `${name} is empty.`,
  tooMany: (maxFiles) =>
    maxFiles === 1 ? 'Only the first file was taken.' : `Only ${String(maxFiles)} files can be taken.`,
  unreadable: 'The file could not be read. Choose it again.',
  size,
  uploading: 'Uploading',
  processing: 'Being checked',
  done: 'Done',
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
};
