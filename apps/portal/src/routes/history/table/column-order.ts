import type { HistoryColumn } from '@saddlebag/domain/history';

/** Hides a visible column, or shows a hidden one after the others. */
export const toggleColumn = (
  columns: readonly HistoryColumn[],
  id: HistoryColumn,
): readonly HistoryColumn[] =>
  columns.includes(id) ? columns.filter((column) => column !== id) : [...columns, id];

/** Moves a column by a number of places. It stays where it is at either end. */
export const moveColumn = (
  columns: readonly HistoryColumn[],
  id: HistoryColumn,
  places: number,
): readonly HistoryColumn[] => {
  const place = columns.indexOf(id);
  const target = Math.min(Math.max(0, place + places), columns.length - 1);
  return place < 0 ? columns : columns.toSpliced(place, 1).toSpliced(target, 0, id);
};
