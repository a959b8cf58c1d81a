import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';

/** Reports that the application failed to load and offers a reload. */
export function LoadFailure() {
  const t = useT();
  return (
    <main className="grid min-h-dvh place-items-center bg-page p-6 text-text">
      <div role="alert" className="flex max-w-sm flex-col items-center gap-5 text-center">
        <p className="text-lg text-balance">{t('page.load-failed')}</p>
        <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>
      </div>
    </main>
  );
}
