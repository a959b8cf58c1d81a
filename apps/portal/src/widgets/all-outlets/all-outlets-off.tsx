import { useGate, useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $canIncludeAllOutlets, $includesAllOutlets } from '@saddlebag/domain/tracking';
import { Switch } from '@saddlebag/ui/switch';
import { AllOutletsGate } from './all-outlets.model.ts';

/** The choice of all outlets, disabled where only one outlet counts (specification 001, section 2). */
export function AllOutletsOff() {
  const t = useT();
  useGate(AllOutletsGate);
  const [canInclude, isIncluded] = useUnit([$canIncludeAllOutlets, $includesAllOutlets]);
  if (!canInclude) return null;

  return (
    <Switch disabled checked={isIncluded} readOnly description={t('all-outlets.one-outlet')}>
      {t('all-outlets.label')}
    </Switch>
  );
}
