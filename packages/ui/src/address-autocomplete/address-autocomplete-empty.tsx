import { cn } from '../internals/cn.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import type { ComponentProps } from 'react';

/**
 * The message after a search that found nothing. Screen readers announce the same `labels.empty`.
 *
 * Renders a `<p>` in the state `empty`, otherwise nothing.
 */
export function AddressAutocompleteEmpty({ className, ...props }: AddressAutocompleteEmptyProps) {
  const { isShown, status, labels } = useAddressAutocompleteContext('AddressAutocomplete.Empty');
  if (!isShown || status !== 'empty') return null;
  return (
    <p {...props} data-slot="address-note" data-status={status} className={cn('sb-address-note', className)}>
      {labels.empty}
    </p>
  );
}

export type AddressAutocompleteEmptyProps = Omit<ComponentProps<'p'>, 'children'>;
