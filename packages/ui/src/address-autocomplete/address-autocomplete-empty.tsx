import { cn } from '../internals/cn.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import type { ComponentProps } from 'react';

/**
 * The message `labels.empty`, shown after a search without results. `Root` announces the same text.
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
