import { cn } from '../internals/cn.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import { AddressAutocompleteOption } from './address-autocomplete-option.tsx';
import { addressSections } from './address-rows.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { AddressRow } from './address-rows.ts';

/**
 * The addresses under their headings, then the actions. `children` is a function that renders one row. By
 * default, it renders an `AddressAutocomplete.Option`.
 *
 * Renders a `<div role="listbox">`. Style it through `[data-slot=address-list]`.
 */
export function AddressAutocompleteList({
  ref,
  className,
  children: renderRow = renderDefaultRow,
  ...props
}: AddressAutocompleteListProps) {
  const { isShown, rows, labels, getMenuProps } = useAddressAutocompleteContext('AddressAutocomplete.List');
  const list = useForwardedRef(ref);
  return (
    <div
      {...props}
      {...getMenuProps({ ref: list, onMouseLeave: props.onMouseLeave, 'aria-label': labels.suggestions })}
      data-slot="address-list"
      className={cn('sb-address-list', className)}
    >
      {isShown &&
        addressSections(rows).map(({ key, heading, rows: members }) =>
          heading === undefined ? (
            members.map((row) => renderRow(row))
          ) : (
            <div key={key} role="group" aria-label={heading} className="sb-address-group">
              <div aria-hidden="true" className="sb-address-heading">
                {heading}
              </div>
              {members.map((row) => renderRow(row))}
            </div>
          ),
        )}
    </div>
  );
}

const renderDefaultRow = (row: AddressRow) => <AddressAutocompleteOption key={row.key} row={row} />;

export interface AddressAutocompleteListProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'id' | 'role' | 'aria-label' | 'aria-labelledby'
> {
  /** Renders one row as an `AddressAutocomplete.Option` with `key={row.key}`. */
  readonly children?: ((row: AddressRow) => ReactNode) | undefined;
}
