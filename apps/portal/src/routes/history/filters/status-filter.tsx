import { statusCategories } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { SegmentedControl } from '@saddlebag/ui/segmented-control';
import { useStatusFilter } from './use-status-filter.ts';

/** Limits the table to one category of statuses. */
export function StatusFilter() {
  const t = useT();
  const [status, chooseStatus] = useStatusFilter();

  return (
    <div className="-mx-1 max-w-full overflow-x-auto px-1 py-0.5">
      <SegmentedControl.Root
        className="w-max max-w-none"
        label={t('history.status.label')}
        value={status}
        onValueChange={chooseStatus}
      >
        {statusCategories.map((category) => (
          <SegmentedControl.Item key={category} value={category} className="flex-none whitespace-nowrap">
            {t(`history.status.${category}`)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
    </div>
  );
}
