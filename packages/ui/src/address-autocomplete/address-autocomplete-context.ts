import { createStrictContext } from '../internals/strict-context.ts';
import type { AddressAutocompleteState } from './use-address-autocomplete.ts';

export const [AddressAutocompleteContext, useAddressAutocompleteContext] =
  createStrictContext<AddressAutocompleteState>({
    root: 'AddressAutocomplete.Root',
    consequence: 'it has no text, no addresses and no list to work with',
  });
