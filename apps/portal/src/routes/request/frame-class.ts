/*
 * Classes of the frame of the request screen, which the build also draws into the HTML.
 */

export const pageClass =
  'grid grid-cols-[minmax(0,1fr)] focus-visible:outline-none flex-1 has-[>[data-slot=payment-step]]:[&>form]:hidden lg:h-[calc(100dvh-var(--sb-size-header))] lg:flex-none lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[minmax(26rem,34rem)_1fr]';
export const formClass = 'flex min-h-0 flex-col bg-surface lg:border-e lg:border-border';
export const fieldsClass =
  'flex flex-1 flex-col gap-8 px-5 pt-6 pb-8 lg:relative lg:scroll-py-4 lg:gap-3 lg:overflow-y-auto lg:px-8 lg:py-3';
export const titleClass = 'me-auto text-2xl lg:text-xl';
export const footerClass =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-nav lg:bottom-0 flex flex-col gap-3 border-t border-border bg-surface px-5 py-3 lg:flex-row lg:flex-wrap lg:items-center lg:gap-x-5 lg:gap-y-2 lg:px-8';
export const quoteClass = 'flex min-h-12 items-center justify-between gap-4 lg:min-w-0 lg:flex-1 lg:gap-3';
