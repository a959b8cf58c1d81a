import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { foldText } from '../fold-text.ts';
import { AddressAutocomplete } from '../index.ts';
import { mapAction, places, recentAddresses, savedAddresses } from './places.ts';

/** The consumer searches: recent addresses for an empty field, matches from two groups for a text. */
export function BasicAddressAutocomplete() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const found = [...savedAddresses, ...places].filter(({ label }) =>
    words.every((word) => foldText(label).includes(word)),
  );
  const isEmpty = words.length > 0 && found.length === 0;
  return (
    <Field.Root className="max-w-md">
      <Field.Label>Deliver to</Field.Label>
      <AddressAutocomplete.Root
        inputValue={text}
        onInputValueChange={setText}
        items={words.length === 0 ? recentAddresses : found}
        status={words.length === 0 ? 'idle' : isEmpty ? 'empty' : 'ready'}
        onItemPick={(item) => {
          setText(item.label);
          setChosen(item.label);
        }}
        actions={[mapAction]}
        onActionPick={(action) => {
          setChosen(action.label);
        }}
      >
        <AddressAutocomplete.Input placeholder="Street and number, or a place" />
        <AddressAutocomplete.Content />
      </AddressAutocomplete.Root>
      <Field.Hint>
        <output>{chosen || 'Nothing chosen yet'}</output>
      </Field.Hint>
    </Field.Root>
  );
}
