import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { useHighlightWithin, useRowWindow } from '../vendor-picker/internal.ts';
import { commandRows, createCommandSearch } from './command.ts';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { Command } from './command.ts';

/** Row height in pixels. Must equal the value in command-palette.css. */
export const rowHeight = 48;

interface CommandListOptions<Item extends Command> {
  readonly commands: readonly Item[];
  readonly recentIds: readonly string[];
  readonly recentHeading: string;
  readonly findCommands: ((query: string) => readonly Item[]) | undefined;
  readonly onPick: (command: Item) => void;
}

/** Manages the search, the highlighted command and the rendered rows of the command list. */
export function useCommandList<Item extends Command>({
  commands,
  recentIds,
  recentHeading,
  findCommands,
  onPick,
}: CommandListOptions<Item>) {
  const [query, setQuery] = useState('');
  const searchCommands = useMemo(
    () => createCommandSearch(commands, recentIds, recentHeading),
    [commands, recentIds, recentHeading],
  );
  const matches = useMemo(() => {
    const listed = searchCommands(query);
    const found = findCommands && query.trim() !== '' ? findCommands(query) : [];
    return [...listed, ...found.filter(({ id }) => listed.every((command) => command.id !== id))];
  }, [searchCommands, findCommands, query]);
  const rows = useMemo(() => commandRows(matches), [matches]);
  const combobox = useCombobox<Item>({
    items: matches,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    // The highlight is uncontrolled, because several keys may arrive before the next render. Each key must
    // start from the latest highlight.
    initialHighlightedIndex: 0,
    itemToString: (command) => command?.label ?? '',
    scrollIntoView: () => {
      // Rows outside the row window have no element to scroll to. `useRowWindow` scrolls the list instead.
    },
    stateReducer: keepListOpen,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem);
    },
  });

  const highlightedIndex = useHighlightWithin(combobox, matches.length);
  const highlightedRow = rows.findIndex((row) => row.type === 'command' && row.index === highlightedIndex);
  const rowWindow = useRowWindow({
    count: rows.length,
    rowHeight,
    // Reveal the first heading together with the first command.
    revealedIndex: highlightedRow === 1 ? 0 : highlightedRow,
  });
  const renderedRows = rows
    .map((row, rowIndex) => ({ row, rowIndex }))
    .filter(
      ({ rowIndex }) =>
        (rowIndex >= rowWindow.start && rowIndex < rowWindow.end) || rowIndex === highlightedRow,
    );

  return {
    ...combobox,
    listRef: rowWindow.list,
    onScroll: rowWindow.onScroll,
    query,
    matches,
    rows,
    /**
     * Rows to render with their indexes: the visible rows and the highlighted one, which
     * `aria-activedescendant` references.
     */
    renderedRows,
    highlightedIndex,
    setQuery,
  };
}

/** Keeps the list open while the palette is open. Blurring or clicking the search field changes nothing. */
function keepListOpen<Item>(
  previousState: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type === useCombobox.stateChangeTypes.InputBlur) return previousState;
  if (type === useCombobox.stateChangeTypes.InputClick) return previousState;
  if (type !== useCombobox.stateChangeTypes.InputChange) return { ...changes, isOpen: true };
  return { ...changes, isOpen: true, highlightedIndex: 0 };
}
