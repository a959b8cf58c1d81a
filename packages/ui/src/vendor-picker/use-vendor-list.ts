import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { useHighlightWithin } from './use-highlight-within.ts';
import { useRowWindow } from './use-row-window.ts';
import { vendorText } from './vendor-order.ts';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { VendorItem, VendorSearch } from './vendor-order.ts';

/** Height of a row in pixels. Must match vendor-picker.css. */
export const rowHeight = 48;

interface VendorListOptions {
  readonly search: VendorSearch;
  readonly value: string | null;
  readonly onPick: (item: VendorItem) => void;
}

/** Implements the panel: a search over a virtualized list of vendors. */
export function useVendorList({ search, value, onPick }: VendorListOptions) {
  const [query, setQuery] = useState('');
  const matches = useMemo(() => search(query), [search, query]);
  const selectedIndex = matches.findIndex((item) => item.id === value);

  const combobox = useCombobox<VendorItem>({
    items: [...matches],
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    // The combobox owns the highlight, because several keys may arrive before the next render.
    initialHighlightedIndex: selectedIndex,
    itemToString: (item) => (item ? vendorText(item) : ''),
    scrollIntoView: () => {
      // A row outside the window has no element to scroll to. `useRowWindow` scrolls the list instead.
    },
    stateReducer: keepListOpen,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem);
    },
  });

  const highlightedIndex = useHighlightWithin(combobox, matches.length);
  const rowWindow = useRowWindow({ count: matches.length, rowHeight, revealedIndex: highlightedIndex });

  return {
    ...combobox,
    list: rowWindow.list,
    onScroll: rowWindow.onScroll,
    query,
    matches,
    /**
     * Indexes of the rows to render: the visible rows, and the highlighted row for `aria-activedescendant`.
     */
    renderedIndexes: indexesToRender(rowWindow.start, rowWindow.end, highlightedIndex),
    highlightedIndex,
    changeQuery: setQuery,
  };
}

function indexesToRender(start: number, end: number, highlighted: number): readonly number[] {
  const indexes = Array.from({ length: end - start }, (_, index) => start + index);
  return highlighted >= 0 && (highlighted < start || highlighted >= end)
    ? [...indexes, highlighted]
    : indexes;
}

/**
 * Returns the index that Enter picks after the query changed: 0 for the first match, or -1 for an empty
 * query.
 */
const initialHighlight = (query: string): number => (query.trim() === '' ? -1 : 0);

type ComboboxState = UseComboboxState<VendorItem>;

/** Keeps the list open while the panel is open. A blur of the search field selects nothing. */
function keepListOpen(
  previousState: ComboboxState,
  { type, changes }: UseComboboxStateChangeOptions<VendorItem>,
): Partial<ComboboxState> {
  if (type === useCombobox.stateChangeTypes.InputBlur) return previousState;
  if (type === useCombobox.stateChangeTypes.InputClick) return previousState;
  if (type !== useCombobox.stateChangeTypes.InputChange) return { ...changes, isOpen: true };
  return { ...changes, isOpen: true, highlightedIndex: initialHighlight(changes.inputValue ?? '') };
}
