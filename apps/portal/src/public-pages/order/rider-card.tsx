import type { PublicOrder } from '@saddlebag/domain/public-pages';
import { PhoneIcon, RiderIcon } from '@saddlebag/ui/icon';
import { actionClass } from '../shell/action-class.ts';
import { usePageT } from '../shell/page-i18n.tsx';

/** The rider's first name and a link that calls the rider. Renders nothing unless one is on the way. */
export function RiderCard({ rider }: { rider: PublicOrder['rider'] }) {
  const t = usePageT();
  if (!rider) return null;
  return (
    <section
      aria-label={t('public.rider')}
      className="flex items-center gap-3 rounded-card border border-border bg-surface p-4"
    >
      <span className="grid size-target shrink-0 place-items-center rounded-full bg-sunken">
        <RiderIcon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{t('public.rider')}</p>
        <p className="font-strong wrap-anywhere">
          <bdi>{rider.firstName}</bdi>
        </p>
      </div>
      <a href={`tel:${rider.phoneNumber}`} className={actionClass}>
        <PhoneIcon />
        {t('public.call-rider', { name: rider.firstName })}
      </a>
    </section>
  );
}
