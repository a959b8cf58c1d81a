import { useCombobox } from 'downshift';
import { useMemo, useRef } from 'react';
import { addressRows } from './address-rows.ts';
import { useEscapeFirst } from './use-escape-first.ts';
import { useHighlightByKey } from './use-highlight-by-key.ts';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { AddressAutocompleteProps } from './address-autocomplete.types.ts';
import type { AddressRow } from './address-rows.ts';

type State = UseComboboxState<AddressRow>;

/** Where this list differs from an ordinary combobox. */
function reduce(
  before: State,
  { type, changes }: UseComboboxStateChangeOptions<AddressRow>,
  isLoading: boolean,
): Partial<State> {
  switch (type) {
    // Leaving the field picks nothing: what was typed stays.
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...before, isOpen: false, highlightedIndex: -1 };
    // A second click into the text is for the caret, not for closing.
    case useCombobox.stateChangeTypes.InputClick:
      return before.isOpen ? before : { ...changes, highlightedIndex: -1 };
    case useCombobox.stateChangeTypes.InputKeyDownEnter:
    case useCombobox.stateChangeTypes.ItemClick:
      return changes.selectedItem?.type === 'retry'
        ? { ...changes, isOpen: true, highlightedIndex: -1 }
        : changes;
    // Who presses the arrow before the answer means an address, and must not end on the action below it.
    case useCombobox.stateChangeTypes.InputKeyDownArrowDown:
    case useCombobox.stateChangeTypes.InputKeyDownArrowUp:
      return isLoading ? { ...changes, highlightedIndex: -1 } : changes;
    default:
      return changes;
  }
}

interface Options extends Pick<
  AddressAutocompleteProps,
  'inputValue' | 'onInputValueChange' | 'items' | 'status' | 'onItemPick'
> {
  readonly id: string | undefined;
  readonly actions: AddressAutocompleteProps['actions'];
  readonly onActionPick: AddressAutocompleteProps['onActionPick'];
  readonly onRetry: AddressAutocompleteProps['onRetry'];
  readonly defaultOpen: boolean;
}

/** The behaviour of the address field: a combobox whose text belongs to the owner and is never overwritten. */
export function useAddressAutocomplete(options: Options) {
  const { id, inputValue, onInputValueChange, items, status, actions, onItemPick, onActionPick, onRetry } =
    options;
  const input = useRef<HTMLInputElement>(null);
  const canRetry = onRetry !== undefined;
  const rows = useMemo(
    () => addressRows(status, items, actions ?? [], canRetry),
    [status, items, actions, canRetry],
  );

  const pick = (row: AddressRow) => {
    if (row.type === 'item') onItemPick(row.item);
    if (row.type === 'action') onActionPick?.(row.action);
    if (row.type === 'retry') onRetry?.();
  };

  const combobox = useCombobox<AddressRow>({
    items: [...rows],
    ...(id === undefined ? {} : { inputId: id }),
    // Open from the start, it also takes the focus.
    initialIsOpen: options.defaultOpen,
    inputValue,
    selectedItem: null,
    itemToString: (row) => row?.key ?? '',
    stateReducer: (before, change) => reduce(before, change, status === 'loading'),
    onStateChange: ({ type, selectedItem }) => {
      const isPick =
        type === useCombobox.stateChangeTypes.ItemClick ||
        type === useCombobox.stateChangeTypes.InputKeyDownEnter;
      if (isPick && selectedItem) pick(selectedItem);
    },
  });

  useHighlightByKey(combobox, rows);
  const hasSomethingToShow = rows.length > 0 || status !== 'idle';
  const isShown = combobox.isOpen && hasSomethingToShow;

  useEscapeFirst(input, () => {
    if (isShown) combobox.closeMenu();
    else if (inputValue !== '') onInputValueChange('');
    else return false;
    return true;
  });

  /** The field got the focus: what is offered for an empty one shows itself. */
  const offerRecent = () => {
    if (inputValue === '' && items.length > 0 && !combobox.isOpen) combobox.openMenu();
  };

  return { ...combobox, isShown, rows, input, offerRecent };
}
