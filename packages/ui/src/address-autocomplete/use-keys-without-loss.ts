import { keepFromList } from '../internals/text-keys.ts';
import { defaultRow } from './address-rows.ts';
import type { KeyboardEvent } from 'react';
import type { AddressAutocompleteState } from './use-address-autocomplete.ts';

/**
 * Returns a listener that prevents Enter and Tab from dropping suggestions.
 *
 * - Enter without a highlighted row picks the default row. If there is none, because the search is pending, failed
 *   or found nothing, the list stays open and the form is not submitted.
 * - Tab picks the highlighted row and moves the focus.
 */
export function useKeysWithoutLoss(autocomplete: AddressAutocompleteState) {
  const { rows, status, inputValue, highlightedIndex, isShown, pick, closeMenu } = autocomplete;

  return (event: KeyboardEvent<HTMLInputElement>) => {
    const highlighted = isShown ? rows[highlightedIndex] : undefined;
    if (event.key === 'Tab' && highlighted && highlighted.type !== 'retry') {
      pick(highlighted);
      closeMenu();
    }
    if (event.key !== 'Enter' || highlighted || status === 'idle' || inputValue.trim() === '') return;
    const row = defaultRow(rows);
    const isTaken = row !== undefined && (isShown || row.type === 'action');
    if (!isTaken && !isShown) return;
    event.preventDefault();
    keepFromList(event);
    if (!isTaken) return;
    pick(row);
    closeMenu();
  };
}
