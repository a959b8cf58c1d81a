import { cn } from '../internals/cn.ts';
import { AddressAutocompleteContext } from './address-autocomplete-context.ts';
import { useAddressAutocomplete } from './use-address-autocomplete.ts';
import type { ComponentProps } from 'react';
import type { AddressAutocompleteOptions } from './address-autocomplete.types.ts';
import type { AddressAutocompleteState } from './use-address-autocomplete.ts';

/**
 * A field that suggests addresses for the typed text. The consumer searches and passes `items` and `status`.
 * `useAddressSuggestions` provides both.
 *
 * Renders a `<div>` with a live region for screen readers. Style it through `[data-status]` and
 * `[data-open]`.
 */
export function AddressAutocompleteRoot({
  inputValue,
  onInputValueChange,
  items,
  status,
  onItemPick,
  actions,
  onActionPick,
  onRetry,
  defaultOpen,
  labels,
  className,
  children,
  ...props
}: AddressAutocompleteRootProps) {
  const autocomplete = useAddressAutocomplete({
    inputValue,
    onInputValueChange,
    items,
    status,
    onItemPick,
    actions,
    onActionPick,
    onRetry,
    defaultOpen,
    labels,
  });

  return (
    <AddressAutocompleteContext value={autocomplete}>
      <div
        {...props}
        data-slot="address-autocomplete"
        data-status={status}
        data-open={autocomplete.isShown ? '' : undefined}
        className={cn('sb-address', className)}
      >
        {children}
        <span role="status" className="sr-only">
          {autocomplete.isShown && announcement(autocomplete)}
        </span>
      </div>
    </AddressAutocompleteContext>
  );
}

function announcement({ status, rows, labels }: AddressAutocompleteState): string {
  if (status === 'loading') return labels.loading;
  if (status === 'empty') return labels.empty;
  if (status === 'failed') return labels.failed;
  const count = rows.filter((row) => row.type === 'item').length;
  return count > 0 ? labels.count(count) : '';
}

export interface AddressAutocompleteRootProps extends ComponentProps<'div'>, AddressAutocompleteOptions {}
