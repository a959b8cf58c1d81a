import { useGate, useUnit } from 'effector-react';
import { $isRefreshing, flagRefreshRequested } from '@saddlebag/domain/flag-refresh';
import { useT } from '@saddlebag/domain/react';
import { $isSignedIn } from '@saddlebag/domain/session';
import { Button } from '@saddlebag/ui/button';
import { TopBar } from '../../shell/top-bar.tsx';
import { StreetArt } from '../../widgets/street-art/index.ts';
import { WordMark } from '../../widgets/word-mark/index.ts';
import { $maintenanceKind, MaintenanceGate } from './model.ts';

/**
 * Replaces the signed-in screens during maintenance. It closes automatically when the maintenance flags are
 * off.
 */
export function MaintenancePage() {
  const t = useT();
  useGate(MaintenanceGate);
  const [isSignedIn, kind, isRefreshing, retry] = useUnit([
    $isSignedIn,
    $maintenanceKind,
    $isRefreshing,
    flagRefreshRequested,
  ]);

  return (
    <div className="flex min-h-dvh flex-col bg-page text-text">
      {isSignedIn ? (
        <TopBar />
      ) : (
        <header className="flex h-header shrink-0 items-center bg-nav px-3 text-on-nav lg:px-6">
          <WordMark className="h-7" />
        </header>
      )}
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[14rem_1fr] lg:grid-cols-[minmax(28rem,2fr)_3fr] lg:grid-rows-1">
        <main
          id="content"
          tabIndex={-1}
          data-slot="maintenance-page"
          className="order-2 flex items-start px-5 py-8 focus-visible:outline-none lg:order-1 lg:items-center lg:px-16"
        >
          <div className="flex w-full max-w-md flex-col items-start gap-5">
            <h1 className="font-display text-2xl text-balance">{t(`maintenance.${kind}-title`)}</h1>
            <p>{t(`maintenance.${kind}-body`)}</p>
            <p className="text-muted">{t('maintenance.returns')}</p>
            <Button
              variant="secondary"
              loading={isRefreshing}
              loadingLabel={t('maintenance.retrying')}
              onClick={() => retry()}
            >
              {t('maintenance.retry')}
            </Button>
          </div>
        </main>
        <div aria-hidden="true" className="relative order-1 overflow-hidden bg-nav lg:order-2">
          <StreetArt className="absolute inset-0 size-full" />
        </div>
      </div>
    </div>
  );
}
