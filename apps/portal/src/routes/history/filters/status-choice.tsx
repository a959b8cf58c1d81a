import { useUnit } from 'effector-react';
import { statusCategories } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { $state, filtersChanged } from '../model.ts';

/** The status filter as a list, for screens that are too narrow for a row. */
export function StatusChoice() {
  const t = useT();
  const [{ filters }, change] = useUnit([$state, filtersChanged]);

  return (
    <RadioGroup.Root
      layout="column"
      label={t('history.status.label')}
      value={filters.status}
      onValueChange={(value) => {
        const status = statusCategories.find((category) => category === value);
        if (status) change({ status });
      }}
    >
      {statusCategories.map((category) => (
        <RadioGroup.Item key={category} value={category} className="min-h-target py-2">
          {t(`history.status.${category}`)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
