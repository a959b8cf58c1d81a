import { useUnit } from 'effector-react';
import { $canIncludeOutlets } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Switch } from '@saddlebag/ui/switch';
import { $state, filtersChanged } from '../model.ts';
import { PhoneSearch } from './phone-search.tsx';
import { RangeFilter } from './range-filter.tsx';
import { StatusFilter } from './status-filter.tsx';

/** The filters above the table. Each change applies immediately and updates the URL. */
export function FilterBar() {
  const t = useT();
  const [{ filters }, canInclude, change] = useUnit([$state, $canIncludeOutlets, filtersChanged]);

  return (
    <div data-slot="history-filters" className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <RangeFilter />
      <PhoneSearch key={filters.phone} />
      <StatusFilter />
      {canInclude && (
        <Switch
          checked={filters.allOutlets}
          onCheckedChange={(allOutlets) => {
            change({ allOutlets });
          }}
        >
          {t('history.all-outlets')}
        </Switch>
      )}
    </div>
  );
}
