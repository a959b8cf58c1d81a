import { combine, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import {
  $exportProgress,
  exportFinished,
  historyClosed,
  historyQueryOf,
  historyRetried,
  historyShown,
  parseHistoryState,
  type HistoryColumn,
  type HistoryFilters,
  type HistorySort,
} from '@saddlebag/domain/history';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { focusScreenFx } from '../../shell/shell.model.ts';
import { focusOpenedOrderFx } from './detail/order-focus.ts';
import { downloadFileFx } from './export/download-file.ts';
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

/** The filters, sort and columns in the URL. */
export const $state = HistoryGate.state.map(({ search }) => parseHistoryState(search));
const $place = combine(HistoryGate.state, $state, ({ vendorId, orderId }, state) => ({
  vendorId,
  orderId,
  state,
}));

// When the screen opens or its URL changes, show what the URL names.
sample({
  clock: $place.updates,
  filter: ({ vendorId }) => vendorId !== '',
  fn: ({ vendorId, orderId, state }) => ({ vendorId, orderId, filters: state.filters }),
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

// When filters, sort or columns change, update the URL without a new history entry.
const stateChanged = sample({
  clock: [
    filtersChanged.map((filters) => ({ filters })),
    sortChanged.map((sort) => ({ sort })),
    columnsChanged.map((columns) => ({ columns })),
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
