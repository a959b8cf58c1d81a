import type { Translate } from '@saddlebag/domain/i18n';
import type { DataTableLabels } from '@saddlebag/ui/data-table';

/** Returns the texts of the tables of this screen. */
export const tableLabels = (t: Translate): Partial<DataTableLabels> => ({
  count: (count) => t('bulk.count', { count }),
  unsorted: t('bulk.sort.none'),
  sortBy: t('bulk.sort.by'),
  loading: t('page.loading'),
  retry: t('action.retry'),
});
