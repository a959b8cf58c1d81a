import { useRef } from 'react';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { keysBetween, selectionExtent, withKeys } from './selection.ts';
import type { SelectionExtent } from './selection.ts';

const noKeys: ReadonlySet<string> = new Set();

interface SelectionOptions {
  /** Row keys in displayed order. */
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string> | undefined;
  readonly defaultSelected: ReadonlySet<string> | undefined;
  readonly onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
}

/** The selected rows and the functions that change them. */
export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly extent: SelectionExtent;
  /** Selects or deselects the row `key`. With `isRange`, also all rows from the last toggled row to `key`. */
  readonly toggle: (key: string, isSelected: boolean, isRange: boolean) => void;
  readonly toggleAll: () => void;
}

/** Manages the selected rows, controlled or uncontrolled. */
export function useSelection({
  keys,
  selected: controlledSelection,
  defaultSelected = noKeys,
  onSelectedChange,
}: SelectionOptions): Selection {
  const lastToggledKey = useRef<string | null>(null);
  const [selected, setSelected] = useControllableState({
    value: controlledSelection,
    defaultValue: defaultSelected,
    onChange: onSelectedChange,
  });
  const extent = selectionExtent(keys, selected);
  return {
    selected,
    extent,
    toggle: (key, isSelected, isRange) => {
      const toggledKeys = isRange ? keysBetween(keys, lastToggledKey.current, key) : [key];
      lastToggledKey.current = key;
      setSelected(withKeys(selected, toggledKeys, isSelected));
    },
    toggleAll: () => {
      setSelected(withKeys(selected, keys, extent !== 'all'));
    },
  };
}
