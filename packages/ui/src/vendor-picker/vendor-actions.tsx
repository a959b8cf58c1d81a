import { Button } from '../button/index.ts';
import { EditIcon, PlusIcon } from '../icon/index.ts';
import type { VendorEditing, VendorItem } from './vendor-order.ts';
import type { VendorPickerLabels } from './vendor-picker.labels.ts';

/** The buttons below the list, which edit a vendor or add one. Renders a `<div>`, or nothing without buttons. */
export function VendorActions({ editing, onAdd, item, labels }: VendorActionsProps) {
  const edited = item && editing?.canEdit(item) ? item : undefined;
  if (!edited && !onAdd) return null;
  return (
    <div data-slot="vendor-actions" className="sb-vendor-actions">
      {edited && (
        <Button
          variant="ghost"
          size="sm"
          className="min-w-0"
          startIcon={<EditIcon size={18} />}
          onClick={() => editing?.onEdit(edited.id)}
        >
          <bdi className="min-w-0 truncate">{labels.edit(edited.name)}</bdi>
        </Button>
      )}
      {onAdd && (
        <Button variant="ghost" size="sm" startIcon={<PlusIcon size={18} />} onClick={onAdd}>
          {labels.add}
        </Button>
      )}
    </div>
  );
}

interface VendorActionsProps {
  readonly editing: VendorEditing | undefined;
  readonly onAdd: (() => void) | undefined;
  /** The vendor that the edit button concerns. */
  readonly item: VendorItem | undefined;
  readonly labels: VendorPickerLabels;
}
