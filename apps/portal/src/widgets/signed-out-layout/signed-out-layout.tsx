import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { build } from '../../build.ts';
import { LegalLinks } from '../legal-links/index.ts';
import { Preferences } from '../preferences/index.ts';
import { WordMark } from '../word-mark/index.ts';
import { lazyPart } from '../../lazy-part.tsx';
import * as frame from './frame-class.ts';

// It lies behind the texts, so that nothing moves when it appears.
const StreetArt = lazyPart(async () => (await import('../street-art/index.ts')).StreetArt);

/** The layout of the signed-out screens: the form next to a picture of the product. */
export function SignedOutLayout({ children }: { children: ReactNode }) {
  const t = useT();

  return (
    <div className={frame.layoutClass}>
      <div className={frame.columnClass}>
        <main className={frame.mainClass}>{children}</main>
        <footer className={frame.footerClass}>
          <Preferences />
          <LegalLinks />
        </footer>
      </div>
      <aside className={frame.pictureClass}>
        <div className={frame.pictureFrameClass}>
          {/* As wide as its frame, with the pin at the end of its top edge: never cut, and never below the wordmark. */}
          <StreetArt className="absolute inset-x-0 top-0 -z-10 w-full rtl:-scale-x-100" />
          <div className="absolute inset-x-0 bottom-0 -z-10 h-1/2 bg-linear-to-t from-nav from-40% to-transparent lg:from-45%" />
          <WordMark className={frame.markClass} />
          <div className={frame.claimsClass}>
            <p className={frame.promiseClass}>{t(`product.promise.${build.brand}`)}</p>
            <p className={frame.claimClass}>{t(`product.claim.${build.brand}`)}</p>
          </div>
        </div>
      </aside>
    </div>
  );
}
