import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { ButtonLink } from '@saddlebag/ui/button';
import { PhoneIcon } from '@saddlebag/ui/icon';
import { RiderCard } from '../rider-card/index.ts';

/** The rider's name and a link that calls the rider. Renders nothing until a rider is assigned. */
export function OrderRider({ order: { rider } }: { order: Order }) {
  const t = useT();
  if (!rider) return null;

  return (
    <RiderCard label={t('tracking.rider')} name={rider.name}>
      <ButtonLink
        href={`tel:${rider.phoneNumber}`}
        variant="secondary"
        size="icon"
        aria-label={t('tracking.call-rider', { name: rider.name })}
      >
        <PhoneIcon />
      </ButtonLink>
    </RiderCard>
  );
}
