import { useUnit } from 'effector-react';
import { statusCategories, type StatusCategory } from '@saddlebag/domain/history';
import { $state, filtersChanged } from '../model.ts';

/** Returns the chosen category of statuses and a function that takes the value of a control. */
export const useStatusFilter = (): [StatusCategory, (value: string) => void] => {
  const [{ filters }, change] = useUnit([$state, filtersChanged]);

  return [
    filters.status,
    (value) => {
      const status = statusCategories.find((category) => category === value);
      if (status) change({ status });
    },
  ];
};
