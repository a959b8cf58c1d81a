import './loading-failure.model.ts';
export { dayOf, firstInstantOf, type Day } from './days.ts';
export { daysOf, maxCustomDays, type DateRange, type NamedRange } from './date-range.ts';
export {
  countActiveFilters,
  defaultFilters,
  parsePhoneSearch,
  statusCategories,
  type HistoryFilters,
  type StatusCategory,
} from './filters.ts';
export {
  defaultHistoryState,
  historyColumns,
  historyQueryOf,
  parseHistoryState,
  rowColumn,
  type HistoryColumn,
  type HistoryOverview,
  type HistorySort,
  type HistoryState,
} from './url-state.ts';
export { $canIncludeOutlets, historyClosed, historyShown, type ShownHistory } from './opening.model.ts';
export {
  $hasNextPage,
  $isLoading,
  $now,
  $orders,
  $view,
  historyRetried,
  nextPageRequested,
  type HistoryView,
} from './loading.model.ts';
export {
  $selectedOrder,
  $selectionState,
  selectionRetried,
  type HistorySelectionState,
} from './selection.model.ts';
export { $exportProgress, exportCancelled, exportRequested } from './export.model.ts';
export {
  exportFinished,
  workbookFailed,
  workbookNeeded,
  workbookReleased,
  workbookWritten,
  type Workbook,
} from './export-writing.model.ts';
import './export-sending.model.ts';
export type { ExportCell, ExportRows } from './export-cell.ts';
export { exportKinds, type ExportedFile, type ExportKind } from './export-file.ts';
export { paymentTextOf } from './order-rows.ts';
export { historyTextKeys } from './failure-toast.ts';
export { $allOrdersState, $currencyOf, type AllOrdersState } from './all-orders.model.ts';
export { buildDaySheet, isPartOf, type SheetLine } from './day-sheet.ts';
export { sheetFigures, type SheetCell, type SheetFigure } from './sheet-cell.ts';
export { summarize, type HistorySummary } from './summary.ts';
