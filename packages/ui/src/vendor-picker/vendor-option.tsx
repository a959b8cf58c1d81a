import { CheckIcon, EditIcon } from '../icon/index.ts';
import { vendorText } from './vendor-order.ts';
import type { ComponentProps } from 'react';
import type { VendorItem } from './vendor-order.ts';

/**
 * One vendor in the list.
 *
 * Renders a `<div role="option">`. Style it through `[data-parent]`, `[data-chosen]` and
 * `[data-highlighted]`.
 */
export function VendorOption({ item, top, isSelected, isHighlighted, onEdit, ...props }: VendorOptionProps) {
  return (
    <div
      {...props}
      data-slot="vendor-option"
      data-parent={item.isParent ? '' : undefined}
      data-outlet={item.parentId === null ? undefined : ''}
      data-chosen={isSelected ? '' : undefined}
      data-highlighted={isHighlighted ? '' : undefined}
      className="sb-vendor-option"
      style={{ transform: `translateY(${String(top)}px)` }}
    >
      <bdi title={vendorText(item)} className="sb-vendor-name">
        {vendorText(item)}
      </bdi>
      {isSelected && <CheckIcon size={18} />}
      {onEdit && (
        // For pointers only: an option must not contain a button. The keyboard uses the button below the list.
        <span
          aria-hidden
          data-slot="vendor-edit"
          className="sb-vendor-edit"
          onClick={(event) => {
            event.stopPropagation();
            onEdit();
          }}
        >
          <EditIcon size={18} />
        </span>
      )}
    </div>
  );
}

interface VendorOptionProps extends ComponentProps<'div'> {
  readonly item: VendorItem;
  /** Distance from the top of the list in pixels. */
  readonly top: number;
  readonly isSelected: boolean;
  readonly isHighlighted: boolean;
  /** Edits the vendor. Undefined if it cannot be edited. */
  readonly onEdit?: (() => void) | undefined;
}
