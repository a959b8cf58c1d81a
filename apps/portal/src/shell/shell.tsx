import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $view } from '@saddlebag/domain/vendors';
import { BottomTabs } from './bottom-tabs.tsx';
import { shellClass } from './frame-class.ts';
import { TopBar } from './top-bar.tsx';
import { VendorsPlaceholder } from './vendors-placeholder.tsx';

/** The layout of every signed-in screen: the top bar, the screen and, on narrow screens, the bottom tabs. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const view = useUnit($view);

  return (
    <div className={shellClass}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-popover focus:rounded-control focus:bg-raised focus:px-4 focus:py-3 focus:shadow-floating"
      >
        {t('nav.skip-to-content')}
      </a>
      <TopBar />
      {view === 'ready' ? children : <VendorsPlaceholder view={view} />}
      <BottomTabs />
    </div>
  );
}
