import type { ReactNode } from 'react';

/** The footer of a form. It is sticky, so its button stays in reach while the form scrolls. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <footer
      data-slot="request-footer"
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-nav lg:bottom-0 flex flex-col gap-3 border-t border-border bg-surface px-5 py-3 lg:flex-row lg:flex-wrap lg:items-center lg:gap-x-5 lg:gap-y-2 lg:px-8"
    >
      {children}
    </footer>
  );
}
