import { DirectionProvider } from '@radix-ui/react-direction';
import { setNonce } from 'get-nonce';
import { useInsertionEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/**
 * Sets the language, text direction and CSP nonce for all components. Mount it once, at the root.
 *
 * Renders no element. Sets `lang` and `dir` on `<html>`, because panels and popovers render into `<body>` and
 * inherit both attributes. With a `nonce`, the injected scroll-lock styles pass a strict content security
 * policy.
 */
export function UiProvider({ language, direction, nonce, children }: UiProviderProps) {
  // Insertion effects run before the layout effects in which a dialog or menu injects its first style.
  useInsertionEffect(() => {
    if (nonce) setNonce(nonce);
  }, [nonce]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);

  return <DirectionProvider dir={direction}>{children}</DirectionProvider>;
}

export interface UiProviderProps {
  /** Language of the interface (BCP 47). */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Nonce of the page's content security policy. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}
