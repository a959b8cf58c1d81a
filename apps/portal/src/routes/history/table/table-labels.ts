import type { Translate } from '@saddlebag/domain/i18n';
import type { DataTableLabels } from '@saddlebag/ui/data-table';

/** Returns the texts of the table. With `hasMore`, the count says that more orders can be loaded. */
export const tableLabels = (t: Translate, hasMore: boolean): Partial<DataTableLabels> => ({
  count: (count) => t(hasMore ? 'history.orders-shown' : 'history.orders', { count }),
  sorted: (column, direction) => t(`history.sort.sorted-${direction}`, { column }),
  unsorted: t('history.sort.unsorted'),
  sortBy: t('history.sort.by'),
  sortOption: (column, direction) => t(`history.sort.${direction}`, { column }),
  loading: t('page.loading'),
  retry: t('action.retry'),
});
