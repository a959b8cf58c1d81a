import { useT } from '@saddlebag/domain/react';
import { HelpPanel } from '../../widgets/help-centre/index.ts';

/** The help centre in full size. */
export function HelpCenterPage() {
  const t = useT();

  return (
    <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col">
        <h1 className="px-5 pt-6 font-display text-2xl">{t('help-center.title')}</h1>
        <p className="px-5 pb-3 text-muted">{t('help-center.lead')}</p>
        {/* The frame has no height of its own. */}
        <div className="flex min-h-96 flex-1 flex-col overflow-hidden border-border bg-raised sm:mx-5 sm:mb-5 sm:rounded-card sm:border">
          <HelpPanel isOpen />
        </div>
      </div>
    </main>
  );
}
