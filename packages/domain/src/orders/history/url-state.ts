import { parseSheetCell, sheetCellText, type SheetCell } from './sheet-cell.ts';
import { isNamedRange, isValidRange, type DateRange } from './date-range.ts';
import { defaultFilters, parsePhoneSearch, statusCategories, type HistoryFilters } from './filters.ts';

/** The columns of the table, in their default order. */
export const historyColumns = [
  'order',
  'date',
  'status',
  'customer',
  'phone',
  'amount',
  'fee',
  'payment',
  'address',
  'outlet',
] as const;
export type HistoryColumn = (typeof historyColumns)[number];

/** The column that names a row, which cannot be hidden. */
export const rowColumn = 'order' satisfies HistoryColumn;

/** The visible columns of a new visitor. */
const defaultColumns: readonly HistoryColumn[] = historyColumns.filter((id) => id !== 'outlet');

export interface HistorySort {
  readonly id: HistoryColumn;
  readonly direction: 'ascending' | 'descending';
}

/** What the screen shows above the table. */
export const historyOverviews = ['none', 'summary', 'sheet'] as const;
export type HistoryOverview = (typeof historyOverviews)[number];

/** The state of the history screen that its URL contains. */
export interface HistoryState {
  readonly filters: HistoryFilters;
  /** Null shows the orders as the service lists them, newest first. */
  readonly sort: HistorySort | null;
  /** The visible columns in their order. */
  readonly columns: readonly HistoryColumn[];
  readonly overview: HistoryOverview;
  /** The figure of the day sheet whose orders the table shows. Null without a sheet, and for all orders. */
  readonly cell: SheetCell | null;
}

export const defaultHistoryState: HistoryState = {
  filters: defaultFilters,
  sort: null,
  columns: defaultColumns,
  overview: 'none',
  cell: null,
};

const isColumn = (text: string): text is HistoryColumn => historyColumns.some((column) => column === text);

const parseRange = (query: URLSearchParams): DateRange => {
  const category = query.get('range') ?? '';
  if (isNamedRange(category)) return { category };
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  return category === 'Custom' && isValidRange(from, to) ? { category, from, to } : defaultFilters.range;
};

const parseSort = (text: string): HistorySort | null => {
  const [id = '', direction = '', ...rest] = text.split('.');
  if (!isColumn(id) || rest.length > 0) return null;
  if (direction !== 'ascending' && direction !== 'descending') return null;
  return { id, direction };
};

const parseColumns = (text: string | null): readonly HistoryColumn[] => {
  if (text === null) return defaultColumns;
  const columns = [...new Set(text.split(','))];
  return columns.every(isColumn) && columns.includes(rowColumn) ? columns : defaultColumns;
};

/** Parses the query of a history URL. Missing, unknown and invalid values become the defaults. */
export const parseHistoryState = (search: string): HistoryState => {
  const query = new URLSearchParams(search);
  const status = statusCategories.find((category) => category === query.get('status'));
  const overview =
    historyOverviews.find((name) => name === query.get('view')) ?? defaultHistoryState.overview;
  return {
    filters: {
      status: status ?? defaultFilters.status,
      range: parseRange(query),
      phone: parsePhoneSearch(query.get('phone') ?? ''),
      allOutlets: query.get('outlets') === 'all',
    },
    sort: parseSort(query.get('sort') ?? ''),
    columns: parseColumns(query.get('columns')),
    overview,
    cell: overview === 'sheet' ? parseSheetCell(query.get('figure') ?? '') : null,
  };
};

/** Returns the query parameters of a state. Null for each default. */
export const historyQueryOf = ({
  filters,
  sort,
  columns,
  overview,
  cell,
}: HistoryState): Readonly<Record<string, string | null>> => {
  const { status, range, phone, allOutlets } = filters;
  const text = columns.join(',');
  return {
    status: status === defaultFilters.status ? null : status,
    range: range.category === defaultFilters.range.category ? null : range.category,
    from: range.category === 'Custom' ? range.from : null,
    to: range.category === 'Custom' ? range.to : null,
    phone,
    outlets: allOutlets ? 'all' : null,
    sort: sort && `${sort.id}.${sort.direction}`,
    columns: text === defaultColumns.join(',') ? null : text,
    view: overview === 'none' ? null : overview,
    figure: overview === 'sheet' && cell ? sheetCellText(cell) : null,
  };
};
