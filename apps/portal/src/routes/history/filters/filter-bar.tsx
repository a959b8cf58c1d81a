import { PhoneSearch } from './phone-search.tsx';
import { RangeFilter } from './range-filter.tsx';
import { StatusFilter } from './status-filter.tsx';

/** The filters above the table. Each change applies immediately and updates the URL. */
export function FilterBar() {
  return (
    <div data-slot="history-filters" className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <RangeFilter />
      <PhoneSearch />
      <StatusFilter />
    </div>
  );
}
