import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { cancellableAt, cancellationOpened } from '@saddlebag/domain/cancellation';
import { $flags } from '@saddlebag/domain/flags';
import { useT } from '@saddlebag/domain/react';
import { $now } from '@saddlebag/domain/tracking';
import { CloseIcon } from '@saddlebag/ui/icon';
import { ActionButton } from '../../../widgets/order-actions/index.ts';

const minuteMs = 60_000;

/**
 * The button that opens the cancellation of an order. While a committed payment makes the vendor wait, shows
 * the time left instead. Renders nothing in a status without cancellation.
 */
export function CancelAction({ order }: { order: Order }) {
  const t = useT();
  const [{ DelayedCancellation }, now, cancel] = useUnit([$flags, $now, cancellationOpened]);
  const at = cancellableAt(order, DelayedCancellation);
  if (at === Infinity) return null;
  if (now < at) {
    const minutes = t('text.minutes', { count: Math.ceil((at - now) / minuteMs) });
    return <p className="m-0 flex-1 text-xs text-muted">{t('cancel.wait', { minutes })}</p>;
  }
  return (
    <ActionButton
      icon={<CloseIcon size={20} />}
      label={t('cancel.action-short')}
      name={t('cancel.action')}
      onPress={() => cancel(order)}
    />
  );
}
