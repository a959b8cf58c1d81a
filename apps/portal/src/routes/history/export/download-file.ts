import { createEffect } from 'effector';
import type { ExportedFile } from '@saddlebag/domain/history';

/** Hands a file to the browser, which saves it under its name. */
export const downloadFileFx = createEffect(({ name, type, content }: ExportedFile) => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
});
