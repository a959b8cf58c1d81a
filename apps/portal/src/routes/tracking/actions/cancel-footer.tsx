import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $cancellation, $isCancelling, cancellationConfirmed } from '@saddlebag/domain/cancellation';
import { cancellationCost, highestCancellationCost } from '@saddlebag/domain/contracts';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';

/** What the cancellation costs, and the buttons that keep or cancel the order. */
export function CancelFooter({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const [{ currency, country }, cancellation, isCancelling, confirm] = useUnit([
    $market,
    $cancellation,
    $isCancelling,
    cancellationConfirmed,
  ]);
  const chargeable = { deliveryFee: order.deliveryFee, hasRider: order.rider !== null, country };
  const reason = cancellation?.reason ?? null;
  const cost = reason === null ? highestCancellationCost(chargeable) : cancellationCost(chargeable, reason);
  const amount = format.formatMoney(cost, currency);
  const describeCost = () => {
    if (order.rider === null) return t('cancel.free');
    if (reason === null) return t('cancel.cost', { amount });
    return cost === 0 ? t('cancel.costs-nothing') : t('cancel.costs', { amount });
  };

  return (
    <Drawer.Footer className="flex-wrap">
      <p role="status" className="m-0 w-full text-sm">
        {describeCost()}
      </p>
      {cancellation?.isReasonMissing && (
        <p role="alert" className="m-0 w-full text-sm text-danger-text">
          {t('cancel.reason-missing')}
        </p>
      )}
      <Drawer.Close asChild>
        <Button variant="secondary" disabled={isCancelling}>
          {t('cancel.keep')}
        </Button>
      </Drawer.Close>
      <Button
        variant="danger"
        loading={isCancelling}
        loadingLabel={t('cancel.sending')}
        onClick={() => confirm()}
      >
        {t('cancel.confirm')}
      </Button>
    </Drawer.Footer>
  );
}
