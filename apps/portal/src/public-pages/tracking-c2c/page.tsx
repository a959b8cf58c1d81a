import { hasEnded, stepsOfConsumerPhase, type PublicOrder } from '@saddlebag/domain/public-pages';
import { AgeLine } from '../order/age-line.tsx';
import { Eta } from '../order/eta.tsx';
import { LinkPage } from '../order/link-page.tsx';
import { MapSection } from '../order/map-section.tsx';
import { PhaseSteps } from '../order/phase-steps.tsx';
import { Places } from '../order/places.tsx';
import { PublicRider } from '../order/public-rider.tsx';
import { usePageT } from '../shell/page-i18n.tsx';

/** The public tracking page of a delivery between two people. A cancelled one promises the refund. */
export function ConsumerPage() {
  return <LinkPage title="consumer">{(order) => <ConsumerDelivery order={order} />}</LinkPage>;
}

function ConsumerDelivery({ order }: { order: PublicOrder }) {
  const t = usePageT();
  return (
    <>
      <div className="flex flex-col gap-1">
        <div role="status">
          <h1 className="font-display text-2xl text-balance">
            {t(`public.consumer-phase.${order.consumerPhase}`)}
          </h1>
        </div>
        {!hasEnded(order.phase) && <AgeLine />}
      </div>
      {order.consumerPhase === 'cancelled' && <RefundPromise />}
      <Eta order={order} />
      <MapSection order={order} />
      <PublicRider rider={order.rider} />
      <PhaseSteps texts="public.consumer-step" steps={stepsOfConsumerPhase(order.consumerPhase)} />
      <Places order={order} />
    </>
  );
}

function RefundPromise() {
  const t = usePageT();
  return (
    <section className="flex flex-col gap-1 rounded-card bg-info-subtle p-4 text-on-info-subtle">
      <h2 className="font-strong">{t('public.refund-title')}</h2>
      <p>{t('public.refund-body')}</p>
    </section>
  );
}
