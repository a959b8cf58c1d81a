import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $flags } from '@saddlebag/domain/flags';
import { canModify } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { orderRepeated } from '@saddlebag/domain/repeat';
import { Button } from '@saddlebag/ui/button';
import { EditIcon, RefreshIcon } from '@saddlebag/ui/icon';
import { orderModifyPressed } from './order-actions.model.ts';

/** The buttons of the opened order: modify it while it has no rider, and repeat it. */
export function OrderActions({ order }: { order: Order }) {
  const t = useT();
  const [{ ModifyOrderButton }, changeOrder, repeatOrder] = useUnit([
    $flags,
    orderModifyPressed,
    orderRepeated,
  ]);

  return (
    <>
      {ModifyOrderButton && canModify(order) && (
        <Button
          variant="secondary"
          startIcon={<EditIcon size={18} />}
          onClick={() => changeOrder({ vendorId: order.vendorId, orderId: order.id })}
        >
          {t('order.change')}
        </Button>
      )}
      <Button variant="secondary" startIcon={<RefreshIcon size={18} />} onClick={() => repeatOrder(order)}>
        {t('order.repeat')}
      </Button>
    </>
  );
}
