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

/** The state of the history screen that its URL contains. */
export interface HistoryState {
  readonly filters: HistoryFilters;
  /** Null shows the orders as the service lists them, newest first. */
  readonly sort: HistorySort | null;
  /** The visible columns in their order. */
  readonly columns: readonly HistoryColumn[];
}

export const defaultHistoryState: HistoryState = {
  filters: defaultFilters,
  sort: null,
  columns: defaultColumns,
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
  return {
    filters: {
      status: status ?? defaultFilters.status,
      range: parseRange(query),
      phone: parsePhoneSearch(query.get('phone') ?? ''),
      allOutlets: query.get('outlets') === 'all',
    },
    sort: parseSort(query.get('sort') ?? ''),
    columns: parseColumns(query.get('columns')),
  };
};

/** Returns the query parameters of a state. Null for each default. */
export const historyQueryOf = ({
  filters,
  sort,
  columns,
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
  };
};
