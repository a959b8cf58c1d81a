export interface VendorPickerLabels {
  /** Accessible name of the trigger, the panel and the list. */
  readonly vendor: string;
  /** Text of the trigger if no vendor is selected. */
  readonly placeholder: string;
  readonly search: string;
  readonly empty: string;
  readonly close: string;
  /** Announced by screen readers when the number of matches changes. */
  readonly count: (count: number) => string;
  /** Button that edits the highlighted vendor, or else the selected one. */
  readonly edit: (name: string) => string;
  /** Button that adds a vendor. */
  readonly add: string;
}

export const vendorPickerLabels: VendorPickerLabels = {
  vendor: 'Vendor',
  placeholder: 'Choose a vendor',
  search: 'Search by name or ID',
  empty: 'No vendor found',
  close: 'Close',
  count: (count) => (count === 1 ? '1 vendor' : `${String(count)} vendors`),
  edit: (name) => `Edit ${name}`,
  add: 'Add a vendor',
};
