import type { ReactNode } from 'react';

/** The end of a form, with the one button that leads on. Stays in reach while the form scrolls. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <footer
      data-slot="request-footer"
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-nav lg:bottom-0 flex flex-col gap-3 border-t border-border bg-surface px-5 pt-3 pb-3 lg:px-8 lg:pb-5"
    >
      {children}
    </footer>
  );
}
