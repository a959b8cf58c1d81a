import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { PhoneSearch } from './phone-search.tsx';
import { RangeFilter } from './range-filter.tsx';
import { StatusFilter } from './status-filter.tsx';

/**
 * The filters above the table. Each change applies immediately and updates the URL. On small screens, all but
 * the days are in a drawer, so that the first orders are visible.
 */
export function FilterBar() {
  const isWide = useWideScreen();

  return (
    <div data-slot="history-filters" className="flex items-end gap-2 lg:flex-wrap lg:gap-x-4 lg:gap-y-3">
      <RangeFilter />
      {isWide ? (
        <>
          <PhoneSearch />
          <StatusFilter />
        </>
      ) : (
        <FilterDrawer />
      )}
    </div>
  );
}
