import { useUnit } from 'effector-react';
import { $canIncludeOutlets } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Switch } from '@saddlebag/ui/switch';
import { $state, filtersChanged } from '../model.ts';

/** Includes the orders of all outlets. Renders nothing if the account or the country does not allow it. */
export function OutletFilter() {
  const t = useT();
  const [{ filters }, canInclude, change] = useUnit([$state, $canIncludeOutlets, filtersChanged]);
  if (!canInclude) return null;

  return (
    <Switch
      checked={filters.allOutlets}
      onCheckedChange={(allOutlets) => {
        change({ allOutlets });
      }}
    >
      {t('history.all-outlets')}
    </Switch>
  );
}
