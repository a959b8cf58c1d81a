export * as AddressAutocomplete from './index.parts.ts';
export { addressAutocompleteLabels } from './address-autocomplete.labels.ts';
export { matchParts } from './match-parts.ts';
export { useAddressSuggestions } from './use-address-suggestions.ts';
export type { AddressAutocompleteEmptyProps } from './address-autocomplete-empty.tsx';
export type { AddressAutocompleteErrorProps } from './address-autocomplete-error.tsx';
export type { AddressAutocompleteLabels } from './address-autocomplete.labels.ts';
export type { AddressAutocompleteListProps } from './address-autocomplete-list.tsx';
export type { AddressAutocompleteLoadingProps } from './address-autocomplete-loading.tsx';
export type { AddressAutocompleteOptionProps } from './address-autocomplete-option.tsx';
export type { AddressAutocompleteRootProps } from './address-autocomplete-root.tsx';
export type { AddressAction, AddressItem, AddressStatus } from './address-autocomplete.types.ts';
export type { AddressRow } from './address-rows.ts';
export type { AddressAutocompleteInputProps } from './use-address-input.ts';
export type { MatchPart } from './match-parts.ts';
export type {
  AddressSuggestions,
  AddressSuggestionsOptions,
  FindAddresses,
} from './use-address-suggestions.ts';
