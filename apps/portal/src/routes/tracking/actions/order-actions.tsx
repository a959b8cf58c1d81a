import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $flags } from '@saddlebag/domain/flags';
import { canModify } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { orderRepeated } from '@saddlebag/domain/repeat';
import { EditIcon, ReceiptIcon, RefreshIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../../../lazy-part.tsx';
import { ActionButton, ShareAction } from '../../../widgets/order-actions/index.ts';
import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { CancelAction } from './cancel-action.tsx';
import { MoreActions } from './more-actions.tsx';
import { $slipOrderId, orderModifyPressed, slipClosed, slipOpened } from './order-actions.model.ts';

const CancelDrawer = lazyPart(async () => (await import('./cancel-drawer.tsx')).CancelDrawer);
const SlipDrawer = lazyPart(async () => (await import('./slip/index.ts')).SlipDrawer);

/**
 * The actions of the opened order: share it, print its slip, repeat it, change it while it has no rider, or
 * cancel it. All five do not fit beside each other on a phone.
 */
export function OrderActions({ order }: { order: Order }) {
  const t = useT();
  const isWide = useWideScreen();
  const [{ ModifyOrderButton }, changeOrder, repeatOrder] = useUnit([
    $flags,
    orderModifyPressed,
    orderRepeated,
  ]);
  const [slipOrderId, openSlip, closeSlip] = useUnit([$slipOrderId, slipOpened, slipClosed]);
  const canChange = ModifyOrderButton && canModify(order);
  const lessUrgent = [
    { icon: <ReceiptIcon size={20} />, label: t('order.print'), onPress: () => openSlip(order.id) },
    { icon: <RefreshIcon size={20} />, label: t('order.repeat'), onPress: () => repeatOrder(order) },
  ];
  const isMenuNeeded = canChange && !isWide;

  return (
    <>
      <ShareAction order={order} />
      {!isMenuNeeded && lessUrgent.map((action) => <ActionButton key={action.label} {...action} />)}
      {canChange && (
        <ActionButton
          icon={<EditIcon size={20} />}
          label={t('order.change-short')}
          name={t('order.change')}
          onPress={() => changeOrder({ vendorId: order.vendorId, orderId: order.id })}
        />
      )}
      <CancelAction order={order} />
      {isMenuNeeded && <MoreActions actions={lessUrgent} />}
      {slipOrderId === order.id && <SlipDrawer order={order} onClose={() => closeSlip()} />}
      <CancelDrawer order={order} />
    </>
  );
}
