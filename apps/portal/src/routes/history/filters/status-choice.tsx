import { statusCategories } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { useStatusFilter } from './use-status-filter.ts';

/** The status filter as a list, for screens that are too narrow for a row. */
export function StatusChoice() {
  const t = useT();
  const [status, chooseStatus] = useStatusFilter();

  return (
    <RadioGroup.Root
      layout="column"
      label={t('history.status.label')}
      value={status}
      onValueChange={chooseStatus}
    >
      {statusCategories.map((category) => (
        <RadioGroup.Item key={category} value={category} className="min-h-target py-2">
          {t(`history.status.${category}`)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
