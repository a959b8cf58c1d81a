import type { ReactNode } from 'react';

/** The footer of a form. It is sticky, so its button stays in reach while the form scrolls. */
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
