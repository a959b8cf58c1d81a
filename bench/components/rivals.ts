/** A component of ours beside one that people take elsewhere for the same job. */
export interface Rivalry {
  /** Entry of `@saddlebag/ui`. */
  readonly ours: string;
  /** File of `rivals/`: the least that a working component of theirs is imported with. */
  readonly rival: string;
  /**
   * Lazy files of ours that count, by the start of their names, where theirs brings the same with the first load.
   * Without any, first loads are compared.
   */
  readonly withLazy?: readonly string[];
}

export const rivalries: readonly Rivalry[] = [
  { ours: 'drawer', rival: 'vaul' },
  { ours: 'toast', rival: 'sonner' },
  // It knows masks and no numbering plans; ours fetch theirs later.
  { ours: 'phone-input', rival: 'react-international-phone' },
  // It carries the numbering plans with it, so that ours are counted, too.
  {
    ours: 'phone-input',
    rival: 'react-phone-number-input',
    withLazy: ['market-phone-reader', 'phone-metadata'],
  },
  { ours: 'address-autocomplete', rival: 'base-ui-autocomplete' },
  { ours: 'address-autocomplete', rival: 'react-aria-combo-box' },
  { ours: 'vendor-picker', rival: 'base-ui-combobox' },
  { ours: 'vendor-picker', rival: 'react-aria-combo-box' },
  { ours: 'date-range-picker', rival: 'react-aria-date-range' },
];
