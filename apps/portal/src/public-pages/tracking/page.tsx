import { useUnit } from 'effector-react';
import { $linkToken, hasEnded, stepsOfPhase, type PublicOrder } from '@saddlebag/domain/public-pages';
import { ReceiptIcon } from '@saddlebag/ui/icon';
import { actionClass } from '../shell/action-class.ts';
import { keepLanguage } from '../shell/chosen-language.ts';
import { usePageT } from '../shell/page-i18n.tsx';
import { publicPaths } from '../../public-paths.ts';
import { AgeLine } from '../order/age-line.tsx';
import { Eta } from '../order/eta.tsx';
import { LinkPage } from '../order/link-page.tsx';
import { MapSection } from '../order/map-section.tsx';
import { PhaseSteps } from '../order/phase-steps.tsx';
import { Places } from '../order/places.tsx';
import { PublicRider } from '../order/public-rider.tsx';

/** The public tracking page. Its texts come first, because the map is slow on a slow phone. */
export function TrackingPage() {
  return <LinkPage title="tracking">{(order) => <Delivery order={order} />}</LinkPage>;
}

function Delivery({ order }: { order: PublicOrder }) {
  const t = usePageT();
  const place = order.pickUp.name;
  return (
    <>
      <div className="flex flex-col gap-1">
        <div role="status">
          <h1 className="font-display text-2xl text-balance">
            {t(`public.phase.${order.phase}`, { place })}
          </h1>
        </div>
        {!hasEnded(order.phase) && <AgeLine />}
      </div>
      {order.isDelayed && (
        <p className="rounded-card bg-warning-subtle p-4 text-on-warning-subtle">{t('public.delayed')}</p>
      )}
      {order.phase === 'cancelled' && <p>{t('public.cancelled-body', { place })}</p>}
      <Eta order={order} />
      <MapSection order={order} />
      <PublicRider rider={order.rider} />
      <PhaseSteps texts="public.step" steps={stepsOfPhase(order.phase)} />
      <Places order={order} />
      {order.receipt && <ReceiptLink />}
    </>
  );
}

function ReceiptLink() {
  const t = usePageT();
  const token = useUnit($linkToken);
  if (token === null) return null;
  return (
    <a href={keepLanguage(publicPaths.receipt(token))} className={actionClass}>
      <ReceiptIcon />
      {t('public.open-receipt')}
    </a>
  );
}
