import type { ReactNode } from 'react';
import { footerClass } from '../frame-class.ts';

/** The footer of a form. It is sticky, so its button stays in reach while the form scrolls. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <footer data-slot="request-footer" className={footerClass}>
      {children}
    </footer>
  );
}
