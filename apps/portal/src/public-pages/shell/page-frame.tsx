import { useLayoutEffect, type ReactNode } from 'react';
import { brands } from 'virtual:saddlebag-brands';
import { build } from '../../build.ts';
import { WordMark } from '../../widgets/word-mark/index.ts';
import { headerClass, mainClass, pageClass } from './frame-class.ts';
import { LanguageLinks } from './language-links.tsx';
import { usePageT } from './page-i18n.tsx';

const brandName = brands.find(({ id }) => id === build.brand)?.name ?? build.brand;

interface PageFrameProps {
  readonly title: 'tracking' | 'receipt' | 'consumer' | 'prohibited';
  readonly children: ReactNode;
}

/** The frame of a public page: the brand's logo above one column. It has no navigation. */
export function PageFrame({ title, children }: PageFrameProps) {
  const t = usePageT();
  const name = t(`public.title.${title}`);

  useLayoutEffect(() => {
    document.title = `${name} · ${brandName}`;
  }, [name]);

  return (
    <div className={pageClass}>
      <header className={headerClass}>
        <WordMark className="h-7" />
      </header>
      <main data-slot="public-page" className={mainClass}>
        {children}
      </main>
      <LanguageLinks />
    </div>
  );
}
