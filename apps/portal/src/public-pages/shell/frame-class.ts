/*
 * Classes of the frame of a public page. The build draws the same frame into the HTML, so that a slow phone
 * shows it before the first script has loaded.
 */

export const pageClass = 'flex min-h-dvh flex-col bg-page text-text';
export const headerClass =
  'flex h-header shrink-0 items-center justify-center bg-nav px-4 text-on-nav print:bg-transparent print:text-text';
export const mainClass = 'mx-auto flex w-full max-w-xl flex-1 flex-col gap-4 px-4 py-5';
