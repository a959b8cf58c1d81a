import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { build } from '../../build.ts';
import { LegalLinks } from '../legal-links/index.ts';
import { Preferences } from '../preferences/index.ts';
import { StreetArt } from '../street-art/index.ts';
import { WordMark } from '../word-mark/index.ts';

/** The layout of the signed-out screens: the form next to a picture of the product. */
export function SignedOutLayout({ children }: { children: ReactNode }) {
  const t = useT();

  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-page text-text lg:grid-cols-[minmax(28rem,2fr)_3fr]">
      <div className="order-2 flex flex-col lg:order-1">
        <main className="flex flex-1 items-start justify-center px-5 py-3 sm:py-8 lg:items-center lg:px-10">
          {children}
        </main>
        <footer className="flex flex-col items-center gap-1 px-5 pb-2 sm:gap-3 sm:pb-6">
          <Preferences />
          <LegalLinks />
        </footer>
      </div>
      <aside className="order-1 bg-nav text-on-nav lg:order-2">
        {/* Sticky, so the picture stays in view while a long form scrolls. */}
        <div className="relative isolate flex h-full flex-col justify-between gap-2 overflow-hidden px-5 py-3 sm:min-h-44 sm:p-6 lg:sticky lg:top-0 lg:h-dvh lg:p-12">
          {/* As wide as its frame, with the pin at the end of its top edge: never cut, and never below the wordmark. */}
          <StreetArt className="absolute inset-x-0 top-0 -z-10 w-full rtl:-scale-x-100" />
          <div className="absolute inset-x-0 bottom-0 -z-10 h-1/2 bg-linear-to-t from-nav from-40% to-transparent lg:from-45%" />
          <WordMark className="h-8 lg:h-10" />
          <div className="flex max-w-md flex-col gap-2 lg:gap-4">
            <p className="font-display text-balance sm:text-xl lg:text-3xl">
              {t(`product.promise.${build.brand}`)}
            </p>
            <p className="hidden text-balance text-nav-muted lg:block">{t(`product.claim.${build.brand}`)}</p>
          </div>
        </div>
      </aside>
    </div>
  );
}
