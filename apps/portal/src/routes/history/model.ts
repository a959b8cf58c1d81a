import { combine, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import {
  $currencyOf,
  $exportProgress,
  $orders,
  exportFinished,
  historyClosed,
  historyQueryOf,
  historyRetried,
  historyShown,
  isPartOf,
  parseHistoryState,
  type HistoryColumn,
  type HistoryFilters,
  type HistoryOverview,
  type HistorySort,
  type SheetCell,
} from '@saddlebag/domain/history';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { focusScreenFx } from '../../shell/shell.model.ts';
import { focusOpenedOrderFx } from './detail/order-focus.ts';
import { focusOpenedCellFx } from './sheet/cell-focus.ts';
import { downloadFileFx } from '../../download-file.ts';
import './export/workbook-writer.ts';
import './texts.ts';
import '../../widgets/order-detail/texts.ts';

/** Open while the history screen is mounted. `search` is the query of the URL. */
export const HistoryGate = createGate<{ vendorId: string; orderId: string | null; search: string }>({
  defaultState: { vendorId: '', orderId: null, search: '' },
});

/** The vendor opened an order of the table, or closed the open one (null). */
export const orderOpened = createEvent<string | null>();
export const filtersChanged = createEvent<Partial<HistoryFilters>>();
export const sortChanged = createEvent<HistorySort | null>();
/** The vendor changed which columns are visible, or their order. */
export const columnsChanged = createEvent<readonly HistoryColumn[]>();
/** The vendor opened or closed the summary or the day sheet. */
export const overviewChanged = createEvent<HistoryOverview>();
/** The vendor opened the orders of a figure of the day sheet, or all orders again (null). */
export const cellOpened = createEvent<SheetCell | null>();

/** The filters, sort, columns and figures in the URL. */
export const $state = HistoryGate.state.map(({ search }) => parseHistoryState(search));
const $place = combine(HistoryGate.state, $state, ({ vendorId, orderId }, state) => ({
  vendorId,
  orderId,
  state,
}));

/** The orders of the table: all that match the filters, or those of the opened figure. */
export const $tableOrders = combine(
  { orders: $orders, state: $state, currencyOf: $currencyOf },
  ({ orders, state: { cell }, currencyOf }) =>
    cell === null ? orders : orders.filter((order) => isPartOf(order, cell, currencyOf)),
);

// When the screen opens or its URL changes, show what the URL names.
sample({
  clock: $place.updates,
  filter: ({ vendorId }) => vendorId !== '',
  fn: ({ vendorId, orderId, state: { filters, overview } }) => ({
    vendorId,
    orderId,
    filters,
    needsAllOrders: overview !== 'none',
  }),
  target: historyShown,
});
sample({ clock: HistoryGate.close, fn: () => undefined, target: historyClosed });

// When the vendor opens or closes an order, add a history entry (specification 001, section 2).
sample({
  clock: orderOpened,
  source: $place,
  fn: ({ vendorId, state }, orderId) => ({
    path: paths.history(vendorId, { ...historyQueryOf(state), order_id: orderId }),
  }),
  target: navigateFx,
});
sample({
  clock: orderOpened,
  source: $place,
  fn: ({ orderId }, openedId) => ({ openedId, closedId: orderId }),
  target: focusOpenedOrderFx,
});

// When the vendor opens the orders of a figure, add a history entry, so that Back returns to all orders.
sample({
  clock: cellOpened,
  source: $place,
  fn: ({ vendorId, orderId, state }, cell) => ({
    path: paths.history(vendorId, { ...historyQueryOf({ ...state, cell }), order_id: orderId }),
  }),
  target: navigateFx,
});
sample({ clock: cellOpened, target: focusOpenedCellFx });

// When filters, sort, columns or the overview change, update the URL without a new history entry.
const stateChanged = sample({
  clock: [
    filtersChanged.map((filters) => ({ filters })),
    sortChanged.map((sort) => ({ sort })),
    columnsChanged.map((columns) => ({ columns })),
    // An opened figure is one of the sheet.
    overviewChanged.map((overview) => ({ overview, cell: null })),
  ],
  source: $place,
  fn: ({ vendorId, orderId, state }, change) => ({
    vendorId,
    orderId,
    state: { ...state, ...change, filters: { ...state.filters, ...('filters' in change && change.filters) } },
  }),
});
sample({
  clock: stateChanged,
  fn: ({ vendorId, orderId, state }) => ({
    path: paths.history(vendorId, { ...historyQueryOf(state), order_id: orderId }),
    replace: true,
  }),
  target: navigateFx,
});

sample({ clock: exportFinished, target: downloadFileFx });

// When a pressed button disappears, move the focus to the screen.
sample({
  clock: [filtersChanged, historyRetried, $exportProgress.map((progress) => progress?.stage ?? null).updates],
  fn: () => undefined,
  target: focusScreenFx,
});
