import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { ButtonLink } from '@saddlebag/ui/button';
import { PhoneIcon } from '@saddlebag/ui/icon';

/** Calls the rider of an order or, while it has none, the customer. */
export function CallButton({ order: { rider, customer } }: { order: Order }) {
  const t = useT();
  const label = rider
    ? t('tracking.call-rider', { name: rider.name })
    : `${t('tracking.call-customer')}: ${customer.phoneNumber}`;

  return (
    <ButtonLink
      href={`tel:${(rider ?? customer).phoneNumber}`}
      variant="secondary"
      size="icon"
      aria-label={label}
    >
      <PhoneIcon />
    </ButtonLink>
  );
}
