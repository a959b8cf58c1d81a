import { useUnit } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import type { SheetCell, SheetLine } from '@saddlebag/domain/history';
import { useFormat, useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { $tableOrders, cellOpened } from '../model.ts';
import { figureNameOf } from './figure-name.ts';
import { figureTextOf, outletTextOf } from './sheet-columns.tsx';

/** Names the figure whose orders the table shows, with a button that shows all orders again. */
export function OpenedFigure({ cell, lines }: { cell: SheetCell; lines: readonly SheetLine[] }) {
  const t = useT();
  const format = useFormat();
  const [orders, flags, open] = useUnit([$tableOrders, $flags, cellOpened]);
  const line = lines.find(
    ({ outletId, currency }) => outletId === cell.outletId && currency === cell.currency,
  );
  const outlet = line ? outletTextOf(t, line) : (cell.outletId ?? t('history.sheet.all-outlets'));

  return (
    <div
      data-slot="opened-figure"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-accent-subtle px-4 py-2 text-on-accent-subtle"
    >
      <p className="m-0">
        <span className="font-strong">
          {t('history.sheet.narrowed', { figure: figureNameOf(t, cell.figure, flags), outlet })}
        </span>
        {line && (
          <>
            {' · '}
            <bdi data-slot="opened-value">{figureTextOf(format, line, cell.figure)}</bdi>
            {cell.figure !== 'orders' && ` · ${t('history.orders', { count: orders.length })}`}
          </>
        )}
      </p>
      <Button variant="ghost" size="sm" onClick={() => open(null)}>
        {t('history.sheet.clear')}
      </Button>
    </div>
  );
}
