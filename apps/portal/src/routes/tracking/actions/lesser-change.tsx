import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { cancellationClosed } from '@saddlebag/domain/cancellation';
import { $flags } from '@saddlebag/domain/flags';
import { canModify } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';
import { EditIcon } from '@saddlebag/ui/icon';
import { orderModifyPressed } from './order-actions.model.ts';

/** Offers to change the order instead of cancelling it. Renders nothing if the order cannot be changed. */
export function LesserChange({ order }: { order: Order }) {
  const t = useT();
  const [{ ModifyOrderButton }, modify, close] = useUnit([$flags, orderModifyPressed, cancellationClosed]);
  if (!ModifyOrderButton || !canModify(order)) return null;

  return (
    <Callout title={t('cancel.change-title')}>
      <p className="m-0">{t('cancel.change-body')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        startIcon={<EditIcon size={18} />}
        onClick={() => {
          close();
          modify({ vendorId: order.vendorId, orderId: order.id });
        }}
      >
        {t('cancel.change')}
      </Button>
    </Callout>
  );
}
