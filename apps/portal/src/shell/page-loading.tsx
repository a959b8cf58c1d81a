import { useT } from '@saddlebag/domain/react';
import { Spinner } from '@saddlebag/ui/spinner';

/** Stands there while the code of a screen is on its way. */
export function PageLoading() {
  const t = useT();
  return (
    <div className="grid min-h-dvh place-items-center bg-page text-accent-text">
      <Spinner label={t('page.loading')} />
    </div>
  );
}
