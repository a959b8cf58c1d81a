import { useUnit } from 'effector-react';
import { modificationLoadRetried, type ModificationView } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { Button } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { AlertIcon, SearchIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';

/**
 * Shown instead of the form while the order loads, when the outlet has no such order, or when loading failed.
 */
export function ModifyPlaceholder({ view }: { view: ModificationView }) {
  const t = useT();
  const [mode, retry] = useUnit([$mode, modificationLoadRetried]);
  if (view === 'loading') return <Spinner label={t('modify.loading')} />;
  const isMissing = view === 'missing';
  const missing = mode === 'GUEST' ? 'guest-missing' : 'missing';

  return (
    <EmptyState
      icon={isMissing ? <SearchIcon /> : <AlertIcon />}
      title={t(isMissing ? `modify.${missing}-title` : 'modify.failed-title')}
      description={t(isMissing ? `modify.${missing}-body` : 'modify.failed-body')}
    >
      <Button variant="secondary" onClick={() => retry()}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  );
}
