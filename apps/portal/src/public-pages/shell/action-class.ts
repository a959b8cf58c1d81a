/**
 * Classes of a link or button that looks like the library's secondary button. The library's `Button` would
 * take 2 % of the page's code, mostly for `asChild`.
 */
export const actionClass =
  'inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-control border border-border-strong bg-surface px-4 font-strong text-text no-underline hover:bg-sunken print:hidden';

/** Classes of a button that looks like a link, for an action that few recipients need. */
export const linkButtonClass =
  'min-h-target cursor-pointer self-start text-sm text-link underline underline-offset-4';
