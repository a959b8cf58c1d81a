import { Link } from 'wouter';
import type { Flags } from '@saddlebag/domain/contracts';
import { sheetFigures, type SheetFigure, type SheetLine } from '@saddlebag/domain/history';
import type { Formatters } from '@saddlebag/domain/formats';
import type { Translate } from '@saddlebag/domain/i18n';
import type { TableColumn } from '@saddlebag/ui/data-table';
import { figureNameOf } from './figure-name.ts';

/** What the cells need besides their line. */
interface SheetContext {
  readonly t: Translate;
  readonly flags: Flags;
  readonly format: Formatters;
  /** Returns the URL of a figure's orders. */
  readonly hrefOf: (line: SheetLine, figure: SheetFigure) => string;
  readonly onOpen: (line: SheetLine, figure: SheetFigure) => void;
}

export const outletTextOf = (t: Translate, { outletId, outletName }: SheetLine): string =>
  outletId === null ? t('history.sheet.all-outlets') : (outletName ?? outletId);

export const figureTextOf = (format: Formatters, line: SheetLine, figure: SheetFigure): string =>
  figure === 'orders'
    ? format.formatNumber(line.orders)
    : format.formatMoney(line.amounts[figure], line.currency);

/** Returns the columns of the day sheet: the outlet, its figures as links to their orders, and what is due. */
export const sheetColumns = ({
  t,
  flags,
  format,
  hrefOf,
  onOpen,
}: SheetContext): readonly TableColumn<SheetLine>[] => [
  {
    id: 'outlet',
    header: t('history.sheet.outlet'),
    isRowHeader: true,
    width: '9rem',
    cell: (line) => <bdi>{outletTextOf(t, line)}</bdi>,
  },
  ...sheetFigures.map((figure): TableColumn<SheetLine> => ({
    id: figure,
    header: figureNameOf(t, figure, flags),
    align: 'end',
    cell: (line) => {
      const value = figureTextOf(format, line, figure);
      const isEmpty = figure === 'orders' ? line.orders === 0 : line.amounts[figure] === 0;
      if (isEmpty) return <bdi className="text-muted">{value}</bdi>;
      const names = { figure: figureNameOf(t, figure, flags), outlet: outletTextOf(t, line), value };
      return (
        <Link
          className="text-link pointer-coarse:inline-block pointer-coarse:py-2.5"
          href={hrefOf(line, figure)}
          aria-label={t('history.sheet.open', names)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(line, figure);
          }}
        >
          <bdi>{value}</bdi>
        </Link>
      );
    },
  })),
  {
    id: 'due',
    header: t('history.sheet.due'),
    align: 'end',
    cell: (line) => <bdi className="font-strong">{format.formatMoney(line.due, line.currency)}</bdi>,
  },
];
