import { useGate, useUnit } from 'effector-react';
import { lazyPart } from '../../lazy-part.tsx';
import { SelectedOrder } from './detail/selected-order.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { $state, HistoryGate } from './model.ts';
import { PageHeader } from './page-header.tsx';
import { OrderTable } from './table/order-table.tsx';

const SummaryCards = lazyPart(async () => (await import('./summary/summary-cards.tsx')).SummaryCards);
const DaySheet = lazyPart(async () => (await import('./sheet/day-sheet.tsx')).DaySheet);

/** The history screen: the filters, the table of past orders and the opened order. */
export function HistoryPage({
  vendorId,
  orderId,
  search,
}: {
  vendorId: string;
  orderId: string | null;
  search: string;
}) {
  useGate(HistoryGate, { vendorId, orderId, search });
  const { overview } = useUnit($state);

  return (
    <main
      id="content"
      tabIndex={-1}
      data-slot="history-page"
      className={`grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] focus-visible:outline-none lg:h-[calc(100dvh-var(--sb-size-header))] lg:flex-none lg:grid-rows-[minmax(0,1fr)] ${orderId ? 'lg:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}
    >
      <div
        className={`min-w-0 flex-col gap-5 px-4 pt-6 pb-24 lg:flex lg:overflow-y-auto lg:px-6 lg:pb-8 ${orderId ? 'hidden' : 'flex'}`}
      >
        <PageHeader />
        <FilterBar />
        {overview === 'summary' && <SummaryCards />}
        {overview === 'sheet' && <DaySheet vendorId={vendorId} />}
        <OrderTable vendorId={vendorId} />
      </div>
      {orderId && <SelectedOrder key={orderId} orderId={orderId} />}
    </main>
  );
}
