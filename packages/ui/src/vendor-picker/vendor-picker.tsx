import * as Dialog from '@radix-ui/react-dialog';
import * as Popover from '@radix-ui/react-popover';
import { useMemo, useState } from 'react';
import { useFieldControl } from '../field/index.ts';
import { ChevronDownIcon, StoreIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { useNarrowScreen } from '../internals/use-narrow-screen.ts';
import { createVendorSearch, vendorText } from './vendor-order.ts';
import { VendorPanel } from './vendor-panel.tsx';
import { vendorPickerLabels } from './vendor-picker.labels.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { VendorEditing, VendorItem } from './vendor-order.ts';
import type { VendorPickerLabels } from './vendor-picker.labels.ts';

/**
 * Selects a vendor from a list, which may contain thousands. Parents are listed first, in bold. The search
 * matches names and ids.
 *
 * Renders a `<button>` that opens a panel: a popover, or full-screen on phones. Style it through
 * `[data-slot=vendor-trigger]`, `[data-slot=vendor-panel]` and `[data-state]`.
 */
export function VendorPicker({
  items,
  value,
  onValueChange,
  locale,
  labels: customLabels,
  footer,
  editing,
  onAdd,
  className,
  ref,
  ...props
}: VendorPickerProps) {
  const trigger = useForwardedRef(ref);
  const labels = { ...vendorPickerLabels, ...customLabels };
  const control = useFieldControl(props);
  const isNarrow = useNarrowScreen();
  const [isOpen, setOpen] = useState(false);
  // Kept while the panel is closed, so that only the first opening sorts.
  const search = useMemo(() => createVendorSearch(items, locale), [items, locale]);
  const selected = items.find((item) => item.id === value);
  const Layer = isNarrow ? Dialog : Popover;
  /** Closes the panel. The focus is on the trigger first, so that a dialog which opens next returns it there. */
  const leave = () => {
    trigger.current?.focus();
    setOpen(false);
  };
  const panel = (
    <VendorPanel
      {...{ items, search, value, labels, footer, isNarrow }}
      onPick={(item) => {
        setOpen(false);
        if (item.id !== value) onValueChange(item.id);
      }}
      editing={
        editing && {
          ...editing,
          onEdit: (id) => {
            leave();
            editing.onEdit(id);
          },
        }
      }
      onAdd={
        onAdd &&
        (() => {
          leave();
          onAdd();
        })
      }
      onLeave={() => {
        setOpen(false);
      }}
    />
  );

  return (
    <Layer.Root open={isOpen} onOpenChange={setOpen}>
      <Layer.Trigger
        {...props}
        {...control}
        ref={trigger}
        aria-haspopup="dialog"
        aria-label={`${labels.vendor}: ${selected ? vendorText(selected) : labels.placeholder}`}
        data-slot="vendor-trigger"
        data-empty={selected ? undefined : ''}
        className={cn('sb-vendor-trigger', className)}
      >
        <StoreIcon />
        <bdi title={selected ? vendorText(selected) : undefined} className="sb-vendor-chosen">
          {selected ? vendorText(selected) : labels.placeholder}
        </bdi>
        <ChevronDownIcon size={18} />
      </Layer.Trigger>
      <Layer.Portal>
        {isNarrow ? (
          <Dialog.Content
            data-slot="vendor-panel"
            className="sb-vendor-panel sb-vendor-screen"
            aria-describedby={undefined}
          >
            <Dialog.Title className="sr-only">{labels.vendor}</Dialog.Title>
            {panel}
          </Dialog.Content>
        ) : (
          <Popover.Content
            data-slot="vendor-panel"
            aria-label={labels.vendor}
            align="start"
            sideOffset={6}
            collisionPadding={12}
            className="sb-vendor-panel sb-vendor-popover"
          >
            {panel}
          </Popover.Content>
        )}
      </Layer.Portal>
    </Layer.Root>
  );
}

export interface VendorPickerProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> {
  readonly items: readonly VendorItem[];
  /** Id of the selected vendor. Null if none is selected. */
  readonly value: string | null;
  /** Called when the user selects a different vendor. */
  readonly onValueChange: (id: string) => void;
  /** Language whose collation sorts the names (BCP 47). */
  readonly locale?: string | undefined;
  readonly labels?: Partial<VendorPickerLabels> | undefined;
  /** Content below the list. The keyboard does not reach it, so it must not be needed. */
  readonly footer?: ReactNode;
  /** Shows an edit icon on the vendors that can be edited, and a button below the list. */
  readonly editing?: VendorEditing | undefined;
  /** Shows a button that adds a vendor. Called after the panel has closed. */
  readonly onAdd?: (() => void) | undefined;
}
