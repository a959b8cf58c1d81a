import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { useHighlightWithin } from '../vendor-picker/use-highlight-within.ts';
import { useRowWindow } from '../vendor-picker/use-row-window.ts';
import { commandRows, createCommandSearch } from './command.ts';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { Command } from './command.ts';

/** Height of a row in pixels, as in command-palette.css. */
export const rowHeight = 48;

interface CommandListOptions {
  readonly commands: readonly Command[];
  readonly recentIds: readonly string[];
  readonly recentHeading: string;
  readonly onPick: (command: Command) => void;
}

/** The behaviour of the palette: a search over a list of which only the rows in sight are drawn. */
export function useCommandList({ commands, recentIds, recentHeading, onPick }: CommandListOptions) {
  const [query, setQuery] = useState('');
  const search = useMemo(
    () => createCommandSearch(commands, recentIds, recentHeading),
    [commands, recentIds, recentHeading],
  );
  const found = useMemo(() => search(query), [search, query]);
  const rows = useMemo(() => commandRows(found), [found]);
  const combobox = useCombobox<Command>({
    items: [...found],
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    // Kept by the combobox itself: keys may come faster than the pictures, and each goes on from the one before.
    initialHighlightedIndex: 0,
    itemToString: (command) => command?.label ?? '',
    scrollIntoView: () => {
      // Rows out of sight are not on the page: the window brings them there.
    },
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem);
    },
  });

  const highlightedIndex = useHighlightWithin(combobox, found.length);
  const highlightedRow = rows.findIndex((row) => row.type === 'command' && row.index === highlightedIndex);
  const rowWindow = useRowWindow({
    count: rows.length,
    rowHeight,
    // The first command brings its heading along.
    revealed: highlightedRow === 1 ? 0 : highlightedRow,
  });
  const drawn = rows
    .map((row, place) => ({ row, place }))
    .filter(({ place }) => (place >= rowWindow.start && place < rowWindow.end) || place === highlightedRow);

  return {
    ...combobox,
    list: rowWindow.list,
    onScroll: rowWindow.onScroll,
    query,
    found,
    rows,
    /** Rows to draw with their places: those in sight, and the highlighted one that the search field points at. */
    drawn,
    highlightedIndex,
    changeQuery: setQuery,
  };
}

type State = UseComboboxState<Command>;

/** The list is open as long as the palette is; leaving the search field picks nothing. */
function reduce(before: State, { type, changes }: UseComboboxStateChangeOptions<Command>): Partial<State> {
  if (type === useCombobox.stateChangeTypes.InputBlur) return before;
  if (type === useCombobox.stateChangeTypes.InputClick) return before;
  if (type !== useCombobox.stateChangeTypes.InputChange) return { ...changes, isOpen: true };
  return { ...changes, isOpen: true, highlightedIndex: 0 };
}
