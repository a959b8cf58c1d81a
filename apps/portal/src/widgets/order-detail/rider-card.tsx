import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { PhoneIcon, RiderIcon } from '@saddlebag/ui/icon';

/** The rider's name and a link that calls the rider. */
export function RiderCard({ order }: { order: Order }) {
  const t = useT();
  const { rider } = order;
  if (!rider) return null;

  return (
    <section
      aria-label={t('tracking.rider')}
      className="flex items-center gap-3 rounded-card border border-border p-4"
    >
      <span className="grid size-target shrink-0 place-items-center rounded-full bg-sunken">
        <RiderIcon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">{t('tracking.rider')}</p>
        <p className="font-strong wrap-anywhere">
          <bdi>{rider.name}</bdi>
        </p>
      </div>
      <Button
        asChild
        variant="secondary"
        size="icon"
        aria-label={t('tracking.call-rider', { name: rider.name })}
      >
        <a href={`tel:${rider.phoneNumber}`}>
          <PhoneIcon />
        </a>
      </Button>
    </section>
  );
}
