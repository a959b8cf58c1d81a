/*
 * Classes of the frame of the signed-in screens. The build draws the same frame into the HTML, so that a slow phone
 * shows it before the first script has loaded.
 */

export const shellClass = 'flex min-h-dvh flex-col bg-page text-text';
export const topBarClass =
  'sticky top-[var(--sb-toast-space,0px)] z-nav after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-px after:bg-on-nav/15 flex h-header items-center gap-2 bg-nav px-3 text-on-nav lg:gap-6 lg:px-6';
export const homeLinkClass = 'flex min-h-target min-w-target shrink-0 items-center text-on-nav';
export const bottomTabsClass =
  'sticky bottom-0 z-nav grid auto-cols-fr grid-flow-col border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden';
export const tabClass =
  'flex min-h-14 flex-col items-center justify-center gap-1 text-xs font-strong text-muted no-underline aria-[current=page]:text-accent-text';
