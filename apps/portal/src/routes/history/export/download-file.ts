import { createEffect } from 'effector';
import type { ExportedFile } from '@saddlebag/domain/history';

/** Hands a CSV file to the browser, which saves it under its name. */
export const downloadFileFx = createEffect(({ name, text }: ExportedFile) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
});
