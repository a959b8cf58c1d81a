export { AddressAutocompleteContent as Content } from './address-autocomplete-content.tsx';
export { AddressAutocompleteEmpty as Empty } from './address-autocomplete-empty.tsx';
export { AddressAutocompleteError as Error } from './address-autocomplete-error.tsx';
export { AddressAutocompleteInput as Input } from './address-autocomplete-input.tsx';
export { AddressAutocompleteList as List } from './address-autocomplete-list.tsx';
export { AddressAutocompleteLoading as Loading } from './address-autocomplete-loading.tsx';
export { AddressAutocompleteOption as Option } from './address-autocomplete-option.tsx';
export { AddressAutocompleteRoot as Root } from './address-autocomplete-root.tsx';
