export { AddressAutocomplete } from './address-autocomplete.tsx';
export { addressAutocompleteLabels } from './address-autocomplete.labels.ts';
export { matchParts } from './match-parts.ts';
export type { MatchPart } from './match-parts.ts';
export type { AddressAutocompleteLabels } from './address-autocomplete.labels.ts';
export type {
  AddressAction,
  AddressAutocompleteProps,
  AddressItem,
  AddressStatus,
} from './address-autocomplete.types.ts';
export { useAddressSuggestions } from './use-address-suggestions.ts';
export type {
  AddressSuggestions,
  AddressSuggestionsOptions,
  FindAddresses,
} from './use-address-suggestions.ts';
