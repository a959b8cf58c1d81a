import type { PublicOrder } from '@saddlebag/domain/public-pages';
import { PhoneIcon } from '@saddlebag/ui/icon';
import { RiderCard } from '../../widgets/rider-card/index.ts';
import { actionClass } from '../shell/action-class.ts';
import { usePageT } from '../shell/page-i18n.tsx';

/** The rider's first name and a link that calls the rider. Renders nothing unless one is on the way. */
export function PublicRider({ rider }: { rider: PublicOrder['rider'] }) {
  const t = usePageT();
  if (!rider) return null;
  return (
    <RiderCard label={t('public.rider')} name={rider.firstName}>
      <a href={`tel:${rider.phoneNumber}`} className={actionClass}>
        <PhoneIcon />
        {t('public.call-rider', { name: rider.firstName })}
      </a>
    </RiderCard>
  );
}
