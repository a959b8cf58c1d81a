import { PinIcon, RefreshIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import { MarkedText } from './marked-text.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { AddressRow } from './address-rows.ts';

/**
 * One row of the list: an icon and one or two lines of text. Marks the words of the query in an address.
 *
 * Renders a `<div role="option">`. Style it through `[data-type]` and `[data-highlighted]`.
 */
export function AddressAutocompleteOption({ row, ref, className, ...props }: AddressAutocompleteOptionProps) {
  const { rows, highlightedIndex, inputValue, labels, getItemProps } = useAddressAutocompleteContext(
    'AddressAutocomplete.Option',
  );
  const index = rows.indexOf(row);
  const option = useForwardedRef(ref);
  const { icon, label, description, warning } = rowContent(row, inputValue, labels.retry);
  const { onClick, onMouseDown, onMouseMove } = props;
  return (
    <div
      {...props}
      {...getItemProps({ item: row, index, ref: option, onClick, onMouseDown, onMouseMove })}
      data-slot="address-option"
      data-type={row.type}
      data-highlighted={index === highlightedIndex ? '' : undefined}
      className={cn('sb-address-option', row.type !== 'item' && 'sb-address-action', className)}
    >
      <span className="sb-address-icon">{icon}</span>
      <span className="sb-address-text">
        <bdi className="sb-address-label">{label}</bdi>
        {(description ?? warning) !== undefined && (
          <span className="sb-address-description">
            {description !== undefined && <bdi>{description}</bdi>}
            {description !== undefined && warning !== undefined && ' · '}
            {warning !== undefined && <bdi className="sb-address-warning">{warning}</bdi>}
          </span>
        )}
      </span>
    </div>
  );
}

interface RowContent {
  readonly icon: ReactNode;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly warning?: string | undefined;
}

function rowContent(row: AddressRow, query: string, retryLabel: string): RowContent {
  if (row.type === 'retry') return { icon: <RefreshIcon />, label: retryLabel };
  if (row.type === 'action') return { ...row.action, icon: row.action.icon ?? <PinIcon /> };
  const { label, icon = <PinIcon />, description, warning } = row.item;
  return {
    icon,
    // Numbers of the second line, such as a distance, are not what the user types.
    description:
      description === undefined ? undefined : (
        <MarkedText text={description} query={query.replace(/\p{Nd}/gu, ' ')} />
      ),
    warning,
    label: <MarkedText text={label} query={query} />,
  };
}

export interface AddressAutocompleteOptionProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'id' | 'role'
> {
  readonly row: AddressRow;
}
