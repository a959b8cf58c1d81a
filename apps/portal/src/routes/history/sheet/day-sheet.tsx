import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $flags } from '@saddlebag/domain/flags';
import {
  $allOrdersState,
  $currencyOf,
  $orders,
  buildDaySheet,
  historyQueryOf,
  nextPageRequested,
  type SheetFigure,
  type SheetLine,
} from '@saddlebag/domain/history';
import { useFormat, useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { DataTable } from '@saddlebag/ui/data-table';
import { paths } from '../../../paths.ts';
import { $state, cellOpened } from '../model.ts';
import { OpenedFigure } from './opened-figure.tsx';
import { sheetColumns } from './sheet-columns.tsx';
import { SheetTitle } from './sheet-title.tsx';
import './day-sheet.css';

const lineKey = ({ outletId, currency }: SheetLine) => `${outletId ?? ''} ${currency}`;
const cellOf = ({ outletId, currency }: SheetLine, figure: SheetFigure) => ({ figure, outletId, currency });

/**
 * What the orders of the filters cost and collect, for each outlet and currency. Each figure opens the orders
 * that it adds up. Printing the screen prints this sheet only.
 */
export function DaySheet({ vendorId }: { vendorId: string }) {
  const t = useT();
  const format = useFormat();
  const [orders, loadState, currencyOf, state] = useUnit([$orders, $allOrdersState, $currencyOf, $state]);
  const [flags, open, retry] = useUnit([$flags, cellOpened, nextPageRequested]);
  const isComplete = loadState === 'complete';
  const lines = useMemo(
    () => (isComplete ? buildDaySheet(orders, currencyOf) : []),
    [isComplete, orders, currencyOf],
  );
  const columns = sheetColumns({
    t,
    flags,
    format,
    hrefOf: (line, figure) =>
      paths.history(vendorId, historyQueryOf({ ...state, cell: cellOf(line, figure) })),
    onOpen: (line, figure) => {
      open(cellOf(line, figure));
    },
  });

  return (
    <section
      data-slot="day-sheet"
      tabIndex={-1}
      aria-label={t('history.sheet.title')}
      className="day-sheet flex flex-col gap-3 focus-visible:outline-none"
    >
      <SheetTitle vendorId={vendorId} />
      <DataTable
        caption={t('history.sheet.title')}
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={lineKey}
        loading={loadState === 'loading'}
        loadingRows={2}
        error={loadState === 'failed' && t('history.sheet.failed')}
        onRetry={() => retry()}
        empty={<p className="px-4 py-6 text-center text-muted">{t('history.empty-title')}</p>}
        actions={
          <Button variant="secondary" size="sm" disabled={!isComplete} onClick={() => window.print()}>
            {t('history.sheet.print')}
          </Button>
        }
        labels={{
          count: () =>
            isComplete ? t('history.orders', { count: orders.length }) : t('history.sheet.loading'),
          loading: t('history.sheet.loading'),
          retry: t('action.retry'),
        }}
      />
      <p className="text-sm text-muted">{t('history.sheet.due-note')}</p>
      {state.cell && <OpenedFigure cell={state.cell} lines={lines} />}
    </section>
  );
}
