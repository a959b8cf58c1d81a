/** A component of ours beside one that people take elsewhere for the same job. */
export interface Rivalry {
  /** Entry of `@saddlebag/ui`. */
  readonly ours: string;
  readonly rival: string;
  /** The least that a working component of theirs is imported with. */
  readonly source: string;
  /**
   * Lazy files of ours that count, by the start of their names, where theirs brings the same with the first load.
   * Without any, first loads are compared.
   */
  readonly withLazy?: readonly string[];
}

const fromAria = (parts: string) => `export { ${parts} } from 'react-aria-components'`;

const ariaComboBox = fromAria('ComboBox, Label, Input, Button, Popover, ListBox, ListBoxItem');

export const rivalries: readonly Rivalry[] = [
  { ours: 'drawer', rival: 'vaul', source: "export { Drawer } from 'vaul'" },
  { ours: 'toast', rival: 'sonner', source: "export { Toaster, toast } from 'sonner'" },
  // It knows masks and no numbering plans; ours fetch theirs later.
  {
    ours: 'phone-input',
    rival: 'react-international-phone',
    source: "export { PhoneInput } from 'react-international-phone'",
  },
  // It carries the numbering plans with it, so that ours are counted, too.
  {
    ours: 'phone-input',
    rival: 'react-phone-number-input',
    source: "export { default } from 'react-phone-number-input'",
    withLazy: ['market-phone-reader', 'phone-metadata'],
  },
  {
    ours: 'address-autocomplete',
    rival: '@base-ui autocomplete',
    source: "export { Autocomplete } from '@base-ui/react/autocomplete'",
  },
  { ours: 'address-autocomplete', rival: 'react-aria combo box', source: ariaComboBox },
  {
    ours: 'vendor-picker',
    rival: '@base-ui combobox',
    source: "export { Combobox } from '@base-ui/react/combobox'",
  },
  { ours: 'vendor-picker', rival: 'react-aria combo box', source: ariaComboBox },
  {
    ours: 'date-range-picker',
    rival: 'react-aria date range',
    source: fromAria(
      'DateRangePicker, Label, Group, DateInput, DateSegment, Button, Popover, Dialog, RangeCalendar, CalendarGrid, CalendarCell, Heading',
    ),
  },
];
