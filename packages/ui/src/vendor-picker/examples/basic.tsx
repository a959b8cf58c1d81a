import { useState } from 'react';
import { VendorPicker } from '../index.ts';
import { fewVendors } from './vendors.ts';
import type { VendorItem, VendorPickerProps } from '../index.ts';

export function BasicVendorPicker({
  items = fewVendors,
  initial = 'v-201',
  disabled = false,
  editing,
  onAdd,
}: BasicVendorPickerProps) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <div className="max-w-xs">
      <VendorPicker
        items={items}
        value={value}
        onValueChange={setValue}
        disabled={disabled}
        editing={editing}
        onAdd={onAdd}
      />
    </div>
  );
}

interface BasicVendorPickerProps extends Pick<VendorPickerProps, 'editing' | 'onAdd'> {
  readonly items?: readonly VendorItem[];
  readonly initial?: string | null;
  readonly disabled?: boolean;
}
