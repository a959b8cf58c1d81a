/** The words that the picker speaks by itself. */
export interface VendorPickerLabels {
  /** Names the trigger and the panel. */
  readonly vendor: string;
  /** On the trigger while nothing is picked. */
  readonly placeholder: string;
  readonly search: string;
  readonly empty: string;
  readonly close: string;
  /** Spoken when the list changed. */
  readonly count: (count: number) => string;
}

export const vendorPickerLabels: VendorPickerLabels = {
  vendor: 'Vendor',
  placeholder: 'Choose a vendor',
  search: 'Search by name or ID',
  empty: 'No vendor found',
  close: 'Close',
  count: (count) => (count === 1 ? '1 vendor' : `${String(count)} vendors`),
};
