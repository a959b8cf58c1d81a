import { useCombobox } from 'downshift';
import { useMemo, useRef } from 'react';
import { addressAutocompleteLabels } from './address-autocomplete.labels.ts';
import { addressRows } from './address-rows.ts';
import { useEscapeFirst } from './use-escape-first.ts';
import { useHighlightByKey } from './use-highlight-by-key.ts';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { AddressAutocompleteOptions } from './address-autocomplete.types.ts';
import type { AddressRow } from './address-rows.ts';

/** State that the parts share through context. */
export type AddressAutocompleteState = ReturnType<typeof useAddressAutocomplete>;

const noActions: NonNullable<AddressAutocompleteOptions['actions']> = [];

/**
 * Implements the combobox behaviour of the field. The consumer controls the text, so the hook never changes
 * it.
 */
export function useAddressAutocomplete(options: AddressAutocompleteOptions) {
  const { inputValue, onInputValueChange, items, status, onItemPick, onActionPick, onRetry } = options;
  const { actions = noActions, defaultOpen = false } = options;
  const input = useRef<HTMLInputElement>(null);
  const canRetry = onRetry !== undefined;
  const rows = useMemo(
    () => addressRows(status, items, actions, canRetry),
    [status, items, actions, canRetry],
  );

  const pick = (row: AddressRow) => {
    if (row.type === 'item') onItemPick(row.item);
    if (row.type === 'action') onActionPick?.(row.action);
    if (row.type === 'retry') onRetry?.();
  };

  const combobox = useCombobox<AddressRow>({
    items: [...rows],
    // If the list starts open, the combobox focuses its input on mount.
    initialIsOpen: defaultOpen,
    inputValue,
    selectedItem: null,
    itemToString: (row) => row?.key ?? '',
    stateReducer: (current, change) => adjustStateChange(current, change, status === 'loading'),
    onStateChange: ({ type, selectedItem }) => {
      const isPick =
        type === useCombobox.stateChangeTypes.ItemClick ||
        type === useCombobox.stateChangeTypes.InputKeyDownEnter;
      if (isPick && selectedItem) pick(selectedItem);
    },
  });
  useHighlightByKey(combobox, rows);
  const isShown = combobox.isOpen && (rows.length > 0 || status !== 'idle');

  useEscapeFirst(input, () => {
    if (isShown) combobox.closeMenu();
    else if (inputValue !== '') onInputValueChange('');
    else return false;
    return true;
  });

  return {
    ...combobox,
    inputValue,
    onInputValueChange,
    status,
    rows,
    pick,
    labels: { ...addressAutocompleteLabels, ...options.labels },
    /** True while the list is open and has something to show. */
    isShown,
    input,
    /** Opens the recent addresses of an empty field, or what the search found for an invalid text. */
    openOnFocus: (isInvalid: boolean) => {
      const isHelpful = inputValue === '' ? items.length > 0 : isInvalid && status !== 'idle';
      if (isHelpful && !combobox.isOpen) combobox.openMenu();
    },
  };
}

type ComboboxState = UseComboboxState<AddressRow>;

/** Overrides Downshift's default state changes where an address field must behave differently. */
function adjustStateChange(
  current: ComboboxState,
  { type, changes }: UseComboboxStateChangeOptions<AddressRow>,
  isLoading: boolean,
): Partial<ComboboxState> {
  switch (type) {
    // Leaving the field keeps the typed text and picks nothing.
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...current, isOpen: false, highlightedIndex: -1 };
    // A click into the text of an open field moves the caret. The click must not close the list.
    case useCombobox.stateChangeTypes.InputClick:
      return current.isOpen ? current : { ...changes, highlightedIndex: -1 };
    case useCombobox.stateChangeTypes.InputKeyDownEnter:
    case useCombobox.stateChangeTypes.ItemClick:
      return changes.selectedItem?.type === 'retry'
        ? { ...changes, isOpen: true, highlightedIndex: -1 }
        : changes;
    // While the search is pending, arrow keys must not highlight an action. The user expects an address.
    case useCombobox.stateChangeTypes.InputKeyDownArrowDown:
    case useCombobox.stateChangeTypes.InputKeyDownArrowUp:
      return isLoading ? { ...changes, highlightedIndex: -1 } : changes;
    default:
      return changes;
  }
}
