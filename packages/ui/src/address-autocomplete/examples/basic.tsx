import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { foldText } from '../fold-text.ts';
import { AddressAutocomplete } from '../index.ts';
import { mapAction, places, recentAddresses, savedAddresses } from './places.ts';

/** The consumer filters the addresses. An empty field shows recent ones, and a query shows two groups. */
export function BasicAddressAutocomplete() {
  const [text, setText] = useState('');
  const [selectedLabel, setSelectedLabel] = useState('');
  const queryWords = foldText(text).split(/\s+/).filter(Boolean);
  const matches = [...savedAddresses, ...places].filter(({ label }) =>
    queryWords.every((word) => foldText(label).includes(word)),
  );
  const isEmpty = queryWords.length > 0 && matches.length === 0;
  return (
    <Field.Root className="max-w-md">
      <Field.Label>Deliver to</Field.Label>
      <AddressAutocomplete.Root
        inputValue={text}
        onInputValueChange={setText}
        items={queryWords.length === 0 ? recentAddresses : matches}
        status={queryWords.length === 0 ? 'idle' : isEmpty ? 'empty' : 'ready'}
        onItemPick={(item) => {
          setText(item.label);
          setSelectedLabel(item.label);
        }}
        actions={[mapAction]}
        onActionPick={(action) => {
          setSelectedLabel(action.label);
        }}
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
