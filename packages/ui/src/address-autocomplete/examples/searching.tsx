import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { foldText } from '../fold-text.ts';
import { AddressAutocomplete, useAddressSuggestions } from '../index.ts';
import { mapAction, places, recentAddresses } from './places.ts';

/** Stand-in for a search service. Rejects texts that contain "storm". */
const findAddresses = (text: string) =>
  text.includes('storm')
    ? Promise.reject(new Error('The search is down.'))
    : Promise.resolve(places.filter(({ label }) => foldText(label).includes(foldText(text))));

/** The field with `useAddressSuggestions`, which debounces, ignores stale results, and retries. */
export function SearchingAddressAutocomplete() {
  const suggestions = useAddressSuggestions({ find: findAddresses, recent: recentAddresses });
  const [selectedLabel, setSelectedLabel] = useState('');
  return (
    <Field.Root className="max-w-md">
      <Field.Label>Deliver to</Field.Label>
      <AddressAutocomplete.Root
        {...suggestions}
        onItemPick={(item) => {
          suggestions.onInputValueChange(item.label);
          setSelectedLabel(item.label);
        }}
        actions={[mapAction]}
      >
        <AddressAutocomplete.Input placeholder="Street and number, or a place" />
        <AddressAutocomplete.Content />
      </AddressAutocomplete.Root>
      <Field.Hint>
        <output>{selectedLabel || 'Nothing chosen yet'}</output>
      </Field.Hint>
    </Field.Root>
  );
}
