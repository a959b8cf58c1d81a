import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $selectedOrder, $selectionState, $view, selectionRetried } from '@saddlebag/domain/tracking';
import { lazyPart } from '../../../lazy-part.tsx';
import { MissingOrder } from '../../../widgets/order-detail/index.ts';
import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { orderPicked } from '../model.ts';
import { PhoneStage } from './phone-stage.tsx';
import { WideStage } from './wide-stage.tsx';

const OrdersOverview = lazyPart(async () => (await import('../overview/index.ts')).OrdersOverview);

/**
 * The open order: its map and its details, side by side on wide screens and over each other on phones. While
 * no order is open, a wide screen shows a map of all open orders.
 */
export function SelectedOrder({ className }: { className: string }) {
  const t = useT();
  const [order, state, view] = useUnit([$selectedOrder, $selectionState, $view]);
  const [retry, pick] = useUnit([selectionRetried, orderPicked]);
  const isWide = useWideScreen();

  if (!order) {
    const placeholder = (
      <section className={`grid place-items-center p-6 ${className}`}>
        <MissingOrder
          state={state === 'shown' ? 'loading' : state}
          onRetry={() => retry()}
          onBack={() => pick(null)}
        />
      </section>
    );
    const isOverviewShown = state === 'none' && view === 'ready' && isWide;
    return isOverviewShown ? <OrdersOverview className={className} fallback={placeholder} /> : placeholder;
  }
  return (
    <section
      data-slot="order-stage"
      tabIndex={-1}
      aria-label={t('tracking.order', { id: order.id })}
      className={`min-h-0 ${className}`}
    >
      {isWide ? <WideStage order={order} /> : <PhoneStage order={order} />}
    </section>
  );
}
