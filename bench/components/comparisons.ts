/** A component of this library and a popular alternative for the same purpose. */
export interface ComponentComparison {
  /** Entry of `@saddlebag/ui`. */
  readonly entry: string;
  /** File in `competitors/` with the minimal imports of the alternative. */
  readonly competitor: string;
  /**
   * Prefixes of the names of lazy files to include in the size of this library's component. Needed where the
   * alternative loads the same data up front. If omitted, only the first loads are compared.
   */
  readonly countedLazyFiles?: readonly string[];
}

export const componentComparisons: readonly ComponentComparison[] = [
  { entry: 'drawer', competitor: 'vaul' },
  { entry: 'toast', competitor: 'sonner' },
  // The alternative formats with masks and has no numbering plans. This library loads its plans lazily, so
  // they do not count.
  { entry: 'phone-input', competitor: 'react-international-phone' },
  // The alternative bundles the numbering plans, so this library's plans count too.
  {
    entry: 'phone-input',
    competitor: 'react-phone-number-input',
    countedLazyFiles: ['market-phone-reader', 'phone-metadata'],
  },
  { entry: 'address-autocomplete', competitor: 'base-ui-autocomplete' },
  { entry: 'address-autocomplete', competitor: 'react-aria-combo-box' },
  { entry: 'vendor-picker', competitor: 'base-ui-combobox' },
  { entry: 'vendor-picker', competitor: 'react-aria-combo-box' },
  { entry: 'date-range-picker', competitor: 'react-aria-date-range' },
];
