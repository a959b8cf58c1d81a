import type { ReactNode } from 'react';
import type { AddressAutocompleteLabels } from './address-autocomplete.labels.ts';

/** An address that can be picked. */
export interface AddressItem {
  readonly id: string;
  readonly label: string;
  /** The second line, such as the area, or the customer of a saved address. */
  readonly description?: string | undefined;
  /** A drawback to know before picking the address, such as that it is outside the delivery area. */
  readonly warning?: string | undefined;
  /** The heading above the address. Addresses of one group must be adjacent in `items`. */
  readonly group?: string | undefined;
  readonly icon?: ReactNode;
}

/** A row below the addresses that starts an action, such as opening the map. */
export interface AddressAction {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Enter starts this action if no row is highlighted, even while the search is pending. */
  readonly isDefault?: boolean | undefined;
}

/** State of the search for the current text of the field. */
export type AddressStatus = 'idle' | 'loading' | 'ready' | 'empty' | 'failed';

/** Text, addresses and callbacks that the consumer passes to the field. */
export interface AddressAutocompleteOptions {
  /** The text in the field. Always controlled: picking an address does not change it. */
  readonly inputValue: string;
  /**
   * Called with the typed text once the browser has painted it, or when the next key, press, blur or submission
   * begins.
   */
  readonly onInputValueChange: (text: string) => void;
  /**
   * Addresses that match `inputValue`. While `inputValue` is empty, pass recent addresses. They appear when
   * the field gains focus. The matches of a text appear on focus if the field is invalid. Rendered only in the
   * states `idle` and `ready`.
   */
  readonly items: readonly AddressItem[];
  readonly status: AddressStatus;
  readonly onItemPick: (item: AddressItem) => void;
  readonly actions?: readonly AddressAction[] | undefined;
  readonly onActionPick?: ((action: AddressAction) => void) | undefined;
  /** Called by the retry row, which appears after a failed search. Omit `onRetry` to hide that row. */
  readonly onRetry?: (() => void) | undefined;
  /** Mounts with the list open and the field focused, to replace a plain input that had focus. */
  readonly defaultOpen?: boolean | undefined;
  readonly labels?: Partial<AddressAutocompleteLabels> | undefined;
}
