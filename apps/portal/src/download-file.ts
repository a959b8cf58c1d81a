import { createEffect } from 'effector';

interface DownloadedFile {
  readonly name: string;
  /** The MIME type. */
  readonly type: string;
  readonly content: BlobPart;
}

/** Hands a file to the browser, which saves it under its name. */
export const downloadFileFx = createEffect(({ name, type, content }: DownloadedFile) => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
});
