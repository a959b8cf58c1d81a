import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CloseIcon } from '@saddlebag/ui/icon';
import { orderPicked } from '../model.ts';

/** The button that closes the open order. */
export function CloseOrder() {
  const t = useT();
  const pick = useUnit(orderPicked);

  return (
    <Button variant="ghost" size="icon" aria-label={t('tracking.close-detail')} onClick={() => pick(null)}>
      <CloseIcon />
    </Button>
  );
}
