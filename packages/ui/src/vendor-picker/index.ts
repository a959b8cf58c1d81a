export { VendorPicker } from './vendor-picker.tsx';
export { orderVendors, vendorText } from './vendor-order.ts';
export { vendorPickerLabels } from './vendor-picker.labels.ts';
export type { VendorEditing, VendorItem } from './vendor-order.ts';
export type { VendorPickerLabels } from './vendor-picker.labels.ts';
export type { VendorPickerProps } from './vendor-picker.tsx';
