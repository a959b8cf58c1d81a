import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { useHighlightWithin } from './use-highlight-within.ts';
import { useRowWindow } from './use-row-window.ts';
import { createVendorSearch, orderVendors, vendorText } from './vendor-order.ts';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { VendorItem } from './vendor-order.ts';

/** Height of a row in pixels, as in vendor-picker.css. */
export const rowHeight = 48;

interface VendorListOptions {
  readonly items: readonly VendorItem[];
  readonly value: string | null;
  readonly locale: string | undefined;
  readonly onPick: (item: VendorItem) => void;
}

/** The behaviour of the panel: a search over a list of which only the rows in sight are drawn. */
export function useVendorList({ items, value, locale, onPick }: VendorListOptions) {
  const [query, setQuery] = useState('');
  const search = useMemo(() => createVendorSearch(orderVendors(items, locale)), [items, locale]);
  const found = useMemo(() => search(query), [search, query]);
  const chosen = found.findIndex((item) => item.id === value);

  const combobox = useCombobox<VendorItem>({
    items: [...found],
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    // Kept by the combobox itself: keys may come faster than the pictures, and each goes on from the one before.
    initialHighlightedIndex: chosen,
    itemToString: (item) => (item ? vendorText(item) : ''),
    scrollIntoView: () => {
      // Rows out of sight are not on the page: the window brings them there.
    },
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem);
    },
  });

  const highlightedIndex = useHighlightWithin(combobox, found.length);
  const rowWindow = useRowWindow({ count: found.length, rowHeight, revealed: highlightedIndex });

  return {
    ...combobox,
    list: rowWindow.list,
    onScroll: rowWindow.onScroll,
    query,
    found,
    /** Places of the rows to draw: those in sight, and the highlighted one that the search field points at. */
    drawn: rowsToDraw(rowWindow.start, rowWindow.end, highlightedIndex),
    highlightedIndex,
    changeQuery: setQuery,
  };
}

function rowsToDraw(start: number, end: number, highlighted: number): readonly number[] {
  const rows = Array.from({ length: end - start }, (_, index) => start + index);
  return highlighted >= 0 && (highlighted < start || highlighted >= end) ? [...rows, highlighted] : rows;
}

/** The first row answers Enter at once; without words nothing is to be picked by mistake. */
const firstRow = (query: string): number => (query.trim() === '' ? -1 : 0);

type State = UseComboboxState<VendorItem>;

/** The list is open as long as the panel is, and leaving the search field picks nothing. */
function reduce(before: State, { type, changes }: UseComboboxStateChangeOptions<VendorItem>): Partial<State> {
  if (type === useCombobox.stateChangeTypes.InputBlur) return before;
  if (type === useCombobox.stateChangeTypes.InputClick) return before;
  if (type !== useCombobox.stateChangeTypes.InputChange) return { ...changes, isOpen: true };
  return { ...changes, isOpen: true, highlightedIndex: firstRow(changes.inputValue ?? '') };
}
