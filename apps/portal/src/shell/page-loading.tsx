import { useT } from '@saddlebag/domain/react';
import { Spinner } from '@saddlebag/ui/spinner';

/** A full-page spinner, shown while the code of a screen loads. */
export function PageLoading() {
  const t = useT();
  return (
    <div className="grid min-h-dvh place-items-center bg-page text-accent-text">
      <Spinner label={t('page.loading')} />
    </div>
  );
}
