import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CloseIcon } from '@saddlebag/ui/icon';
import { OrderTitle } from './order-title.tsx';

interface OrderHeadingProps {
  readonly order: Order;
  /** Unix milliseconds. */
  readonly now: number;
  readonly onClose: () => void;
}

/** The customer's name, the status and the number of an order, with a button that closes it. */
export function OrderHeading({ order, now, onClose }: OrderHeadingProps) {
  const t = useT();

  return (
    <header className="flex items-start justify-between gap-3">
      <OrderTitle order={order} now={now} />
      <Button variant="ghost" size="icon" aria-label={t('tracking.close-detail')} onClick={onClose}>
        <CloseIcon />
      </Button>
    </header>
  );
}
