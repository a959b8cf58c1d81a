import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $search, $visible } from '@saddlebag/domain/tracking';

/** Says that the search leaves nothing over. The region is there before, so that it is announced. */
export function NoSearchResults() {
  const t = useT();
  const [search, lists] = useUnit([$search, $visible]);
  const isEmpty = Object.values(lists).every(({ size }) => size === 0);

  return (
    <div role="status" className="px-5">
      {search !== '' && isEmpty && (
        <p className="py-4 text-muted">{t('tracking.search-none', { query: search })}</p>
      )}
    </div>
  );
}
