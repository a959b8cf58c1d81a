import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { useFormat, useT } from '@saddlebag/domain/react';
import { orderRepeated } from '@saddlebag/domain/repeat';
import { $market } from '@saddlebag/domain/vendors';
import { isCancelReason } from '@saddlebag/domain/cancellation';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';
import { RefreshIcon } from '@saddlebag/ui/icon';

/** Why an order was cancelled, by whom and at which cost, with a button that requests it again. */
export function CancelledNotice({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const [{ currency }, repeat] = useUnit([$market, orderRepeated]);
  const { cancellation } = order;
  if (!cancellation) return null;
  const { reason, by, fee } = cancellation;
  const cost = fee === 0 ? t('cancel.fee-none') : null;

  return (
    <section data-slot="cancelled-notice">
      <Callout tone="warning" title={t(`cancel.by-${by ?? 'unknown'}`)}>
        {reason && (
          <p className="m-0 wrap-anywhere">
            <bdi>{isCancelReason(reason) ? t(`cancel.reasons.${reason}`) : reason}</bdi>
          </p>
        )}
        {fee !== null && (
          <p className="m-0">{cost ?? t('cancel.fee', { amount: format.formatMoney(fee, currency) })}</p>
        )}
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          startIcon={<RefreshIcon size={18} />}
          onClick={() => repeat(order)}
        >
          {t('cancel.again')}
        </Button>
      </Callout>
    </section>
  );
}
