export interface AddressAutocompleteLabels {
  /** Accessible name of the list. */
  readonly suggestions: string;
  readonly clear: string;
  readonly loading: string;
  readonly empty: string;
  readonly failed: string;
  readonly retry: string;
  /** Announced by screen readers when the number of addresses changes. */
  readonly count: (count: number) => string;
}

export const addressAutocompleteLabels: AddressAutocompleteLabels = {
  suggestions: 'Addresses',
  clear: 'Clear the address',
  loading: 'Searching…',
  empty: 'No address found',
  failed: 'The search did not work.',
  retry: 'Search again',
  count: (count) => (count === 1 ? '1 address' : `${String(count)} addresses`),
};
