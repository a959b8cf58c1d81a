import type { ComponentProps, ReactNode } from 'react';
import type { AddressAutocompleteLabels } from './address-autocomplete.labels.ts';

/** An address that can be picked. */
export interface AddressItem {
  readonly id: string;
  readonly label: string;
  /** A second line: the area, the customer of a saved address. */
  readonly description?: string | undefined;
  /** The heading it stands under; items of one group follow one another. */
  readonly group?: string | undefined;
  readonly icon?: ReactNode;
}

/** A row below the addresses that does something else, such as opening the map. */
export interface AddressAction {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
}

/** What the owner knows about the text that is in the field now. */
export type AddressStatus = 'idle' | 'loading' | 'ready' | 'empty' | 'failed';

export interface AddressAutocompleteProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'list'
> {
  /** The text in the field. It belongs to the owner: a pick does not change it. */
  readonly inputValue: string;
  readonly onInputValueChange: (text: string) => void;
  /**
   * The addresses for `inputValue`; recent ones while it is empty, which show themselves when the field gets the focus.
   * Shown in the states `idle` and `ready` only.
   */
  readonly items: readonly AddressItem[];
  readonly status: AddressStatus;
  readonly onItemPick: (item: AddressItem) => void;
  readonly actions?: readonly AddressAction[] | undefined;
  readonly onActionPick?: ((action: AddressAction) => void) | undefined;
  /** Offered as a row when the search failed. */
  readonly onRetry?: (() => void) | undefined;
  /** Starts with the focus in the field and the list open, to take over from a plain field that had the focus. */
  readonly defaultOpen?: boolean | undefined;
  readonly labels?: Partial<AddressAutocompleteLabels> | undefined;
}
