import { DirectionProvider } from '@radix-ui/react-direction';
import { setNonce } from 'get-nonce';
import { useInsertionEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/**
 * Tells the library the language, the direction and the nonce of the page. Mount it once, at the root.
 *
 * Renders no element. It writes `lang` and `dir` to `<html>`, because panels and popovers hang below
 * `<body>` and read them there; with a `nonce`, the styles that lock scrolling pass a strict content
 * security policy.
 */
export function UiProvider({ language, direction, nonce, children }: UiProviderProps) {
  // Insertion effects run before the layout effects in which a layer writes its first style.
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
  /** BCP 47 tag of the interface. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The nonce of the page's content security policy. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}
