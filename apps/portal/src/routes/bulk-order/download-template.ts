import { createEffect } from 'effector';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Hands the template to the browser, which saves it under its name. The content is base64. */
export const downloadTemplateFx = createEffect(
  ({ name, content }: { readonly name: string; readonly content: string }) => {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: spreadsheetType }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  },
);
