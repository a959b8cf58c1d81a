import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $search, $visibleLists } from '@saddlebag/domain/tracking';

/**
 * Reports that the search has no results. The status region is always rendered, because screen readers
 * announce only changes of an existing region.
 */
export function NoSearchResults() {
  const t = useT();
  const [search, lists] = useUnit([$search, $visibleLists]);
  const isEmpty = Object.values(lists).every(({ size }) => size === 0);

  return (
    <div role="status" className="px-5">
      {search !== '' && isEmpty && (
        <p className="py-4 text-muted">{t('tracking.search-none', { query: search })}</p>
      )}
    </div>
  );
}
