import { useGate, useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $selectedId, $view } from '@saddlebag/domain/tracking';
import { lazyPart } from '../../lazy-part.tsx';
import { OrderList } from '../../widgets/order-list/index.ts';
import { ListHeader } from './list/list-header.tsx';
import { ListPlaceholder } from './list/list-placeholder.tsx';
import { NoSearchResults } from './list/no-search-results.tsx';
import { SelectedOrder } from './order/selected-order.tsx';
import { RepeatGate, TrackingGate, orderPicked, rowRepeatPressed } from './model.ts';

const AttentionLane = lazyPart(
  async () => (await import('../../widgets/attention-lane/index.ts')).AttentionLane,
);
const RepeatQuestion = lazyPart(async () => (await import('./actions/index.ts')).RepeatQuestion);

/** The tracking screen: the live list of orders and the opened order. */
export function TrackingPage({ vendorId, orderId }: { vendorId: string; orderId: string | null }) {
  const t = useT();
  useGate(TrackingGate, { vendorId, orderId });
  const [view, selectedId, pick, canRepeat, repeat] = useUnit([
    $view,
    $selectedId,
    orderPicked,
    RepeatGate.status,
    rowRepeatPressed,
  ]);

  return (
    <main
      id="content"
      tabIndex={-1}
      data-slot="tracking-page"
      className="grid grid-cols-[minmax(0,1fr)] focus-visible:outline-none min-h-0 flex-1 grid-rows-[minmax(0,1fr)] lg:h-[calc(100dvh-var(--sb-size-header))] lg:flex-none lg:grid-cols-[minmax(20rem,25rem)_1fr]"
    >
      <section
        aria-label={t('tracking.title')}
        className={`h-[calc(100dvh-var(--sb-size-header)-3.5rem)] min-h-0 flex-col lg:flex lg:h-auto lg:border-e lg:border-border ${selectedId ? 'hidden' : 'flex'}`}
      >
        <ListHeader />
        <AttentionLane onOpen={pick} onRepeat={canRepeat ? repeat : undefined} />
        <NoSearchResults />
        {view === 'ready' ? (
          <OrderList selectedId={selectedId} onSelect={pick} onRepeat={canRepeat ? repeat : undefined} />
        ) : (
          <ListPlaceholder view={view} />
        )}
      </section>
      <SelectedOrder className={selectedId ? '' : 'hidden lg:block'} />
      <RepeatQuestion />
    </main>
  );
}
