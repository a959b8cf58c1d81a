import { cn } from '../internals/cn.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import type { ComponentProps } from 'react';

const skeletonWidths = ['w-3/4', 'w-1/2', 'w-2/3'];

/**
 * A skeleton of three addresses, so that the panel keeps its height when results arrive.
 *
 * Renders a `<div>` with `labels.loading` while the search is pending, otherwise nothing.
 */
export function AddressAutocompleteLoading({ className, ...props }: AddressAutocompleteLoadingProps) {
  const { isShown, status, labels } = useAddressAutocompleteContext('AddressAutocomplete.Loading');
  if (!isShown || status !== 'loading') return null;
  return (
    <div {...props} data-slot="address-loading" className={cn('sb-address-loading', className)}>
      <span className="sb-address-note">{labels.loading}</span>
      {skeletonWidths.map((width) => (
        <span key={width} className={`sb-address-bone ${width}`} />
      ))}
    </div>
  );
}

export type AddressAutocompleteLoadingProps = Omit<ComponentProps<'div'>, 'children'>;
