import { useUnit } from 'effector-react';
import { defaultFilters } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { ReceiptIcon } from '@saddlebag/ui/icon';
import { $state, filtersChanged } from '../model.ts';

/** Shown when no order matches. Offers the one change of the filters that is most likely to find orders. */
export function NoOrders() {
  const t = useT();
  const [{ filters }, change] = useUnit([$state, filtersChanged]);
  const isFiltered = filters.status !== defaultFilters.status || filters.phone !== null;
  const canWiden = filters.range.category === 'Yesterday' || filters.range.category === 'PastWeek';

  return (
    <EmptyState
      titleAs="p"
      icon={<ReceiptIcon size={32} />}
      title={t('history.empty-title')}
      description={t(isFiltered && !canWiden ? 'history.empty-filtered' : 'history.empty-body')}
    >
      {canWiden && (
        <Button onClick={() => change({ range: { category: 'PastMonth' } })}>{t('history.widen')}</Button>
      )}
      {isFiltered && (
        <Button variant="secondary" onClick={() => change({ status: defaultFilters.status, phone: null })}>
          {t('history.clear')}
        </Button>
      )}
    </EmptyState>
  );
}
