import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { PhoneIcon } from '@saddlebag/ui/icon';

/** Calls the rider of an order or, while it has none, the customer. */
export function CallButton({ order: { rider, customer } }: { order: Order }) {
  const t = useT();
  const label = rider
    ? t('tracking.call-rider', { name: rider.name })
    : `${t('tracking.call-customer')}: ${customer.phoneNumber}`;

  return (
    <Button asChild variant="secondary" size="icon" aria-label={label}>
      <a href={`tel:${(rider ?? customer).phoneNumber}`}>
        <PhoneIcon />
      </a>
    </Button>
  );
}
