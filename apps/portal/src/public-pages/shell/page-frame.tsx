import { useLayoutEffect, type ReactNode } from 'react';
import { WordMark } from '../../widgets/word-mark/index.ts';
import { usePageT } from './page-i18n.tsx';

interface PageFrameProps {
  readonly title: 'tracking' | 'receipt' | 'consumer' | 'prohibited';
  readonly children: ReactNode;
}

/** The frame of a public page: the brand's logo above one column. It has no navigation. */
export function PageFrame({ title, children }: PageFrameProps) {
  const t = usePageT();
  const name = t(`public.title.${title}`);

  useLayoutEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <div className="flex min-h-dvh flex-col bg-page text-text">
      <header className="flex h-header shrink-0 items-center justify-center bg-nav px-4 text-on-nav print:bg-transparent print:text-text">
        <WordMark className="h-7" />
      </header>
      <main data-slot="public-page" className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-4 px-4 py-5">
        {children}
      </main>
    </div>
  );
}
