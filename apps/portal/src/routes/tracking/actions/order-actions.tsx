import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $flags } from '@saddlebag/domain/flags';
import { canModify } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { orderRepeated } from '@saddlebag/domain/repeat';
import { EditIcon, RefreshIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../../../lazy-part.tsx';
import { ActionButton } from './action-button.tsx';
import { CancelAction } from './cancel-action.tsx';
import { orderModifyPressed } from './order-actions.model.ts';
import { ShareAction } from './share-action.tsx';

const CancelDrawer = lazyPart(async () => (await import('./cancel-drawer.tsx')).CancelDrawer);

/** The actions of the opened order: share and repeat it, change it while it has no rider, or cancel it. */
export function OrderActions({ order }: { order: Order }) {
  const t = useT();
  const [{ ModifyOrderButton }, changeOrder, repeatOrder] = useUnit([
    $flags,
    orderModifyPressed,
    orderRepeated,
  ]);

  return (
    <>
      <ShareAction order={order} />
      <ActionButton
        icon={<RefreshIcon size={20} />}
        label={t('order.repeat')}
        onPress={() => repeatOrder(order)}
      />
      {ModifyOrderButton && canModify(order) && (
        <ActionButton
          icon={<EditIcon size={20} />}
          label={t('order.change-short')}
          name={t('order.change')}
          onPress={() => changeOrder({ vendorId: order.vendorId, orderId: order.id })}
        />
      )}
      <CancelAction order={order} />
      <CancelDrawer order={order} />
    </>
  );
}
