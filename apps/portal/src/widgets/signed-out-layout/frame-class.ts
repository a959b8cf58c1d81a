/*
 * Classes of the frame of the signed-out screens. The build draws the same frame into the HTML, so that a slow phone
 * shows it before the first script has loaded.
 */

export const layoutClass =
  'grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-page text-text lg:grid-cols-[minmax(28rem,2fr)_3fr]';
export const columnClass = 'order-2 flex flex-col lg:order-1';
export const mainClass = 'flex flex-1 items-start justify-center px-5 py-3 sm:py-8 lg:items-center lg:px-10';
export const formClass = 'flex w-full max-w-sm flex-col gap-2.5 sm:gap-4 lg:gap-5';
export const headingClass = 'flex flex-col gap-1 lg:gap-2';
export const leadClass = 'text-sm text-muted sm:text-md';
export const footerClass = 'flex flex-col items-center gap-1 px-5 pb-2 sm:gap-3 sm:pb-6';
export const pictureClass = 'order-1 bg-nav text-on-nav lg:order-2';
/** Sticky, so the picture stays in view while a long form scrolls. */
export const pictureFrameClass =
  'relative isolate flex h-full flex-col justify-between gap-2 overflow-hidden px-5 py-3 sm:min-h-44 sm:p-6 lg:sticky lg:top-0 lg:h-dvh lg:p-12';
export const markClass = 'h-8 lg:h-10';
export const claimsClass = 'flex max-w-md flex-col gap-2 lg:gap-4';
export const promiseClass = 'font-display text-balance sm:text-xl lg:text-3xl';
export const claimClass = 'hidden text-balance text-nav-muted lg:block';
