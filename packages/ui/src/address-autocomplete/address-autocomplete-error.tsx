import { cn } from '../internals/cn.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import type { ComponentProps } from 'react';

/**
 * The message `labels.failed`, shown after a failed search. `Root` announces the same text.
 *
 * Renders a `<p>` in the state `failed`, otherwise nothing.
 */
export function AddressAutocompleteError({ className, ...props }: AddressAutocompleteErrorProps) {
  const { isShown, status, labels } = useAddressAutocompleteContext('AddressAutocomplete.Error');
  if (!isShown || status !== 'failed') return null;
  return (
    <p {...props} data-slot="address-note" data-status={status} className={cn('sb-address-note', className)}>
      {labels.failed}
    </p>
  );
}

export type AddressAutocompleteErrorProps = Omit<ComponentProps<'p'>, 'children'>;
