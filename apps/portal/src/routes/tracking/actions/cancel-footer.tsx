import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $isCancelling, $isServiceUnreachable } from '@saddlebag/domain/cancellation';
import { cancellationCost, highestCancellationCost, type CancelReason } from '@saddlebag/domain/contracts';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';

interface CancelFooterProps {
  readonly order: Order;
  /** Null until the vendor has chosen one. */
  readonly reason: CancelReason | null;
  readonly error: string | undefined;
  readonly onConfirm: () => void;
}

/** What the cancellation costs, and the buttons that keep or cancel the order. */
export function CancelFooter({ order, reason, error, onConfirm }: CancelFooterProps) {
  const t = useT();
  const format = useFormat();
  const [{ currency, country }, isCancelling, isServiceUnreachable] = useUnit([
    $market,
    $isCancelling,
    $isServiceUnreachable,
  ]);
  const chargeable = { deliveryFee: order.deliveryFee, hasRider: order.rider !== null, country };
  const cost = reason === null ? highestCancellationCost(chargeable) : cancellationCost(chargeable, reason);
  const amount = format.formatMoney(cost, currency);
  const describeCost = () => {
    if (order.rider === null) return t('cancel.free');
    if (reason === null) return t('cancel.cost', { amount });
    return cost === 0 ? t('cancel.costs-nothing') : t('cancel.costs', { amount });
  };

  const problem = error ?? (isServiceUnreachable ? t('cancel.unreachable') : undefined);

  return (
    <Drawer.Footer className="flex-wrap">
      <p role="status" className="m-0 w-full text-sm">
        {describeCost()}
      </p>
      {problem && (
        <p role="alert" className="m-0 w-full text-sm text-danger-text">
          {problem}
        </p>
      )}
      <Drawer.Close asChild>
        <Button variant="secondary" disabled={isCancelling}>
          {t('cancel.keep')}
        </Button>
      </Drawer.Close>
      <Button variant="danger" loading={isCancelling} loadingLabel={t('cancel.sending')} onClick={onConfirm}>
        {t('cancel.confirm')}
      </Button>
    </Drawer.Footer>
  );
}
