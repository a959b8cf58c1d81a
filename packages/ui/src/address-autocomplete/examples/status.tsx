import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { AddressAutocomplete } from '../index.ts';
import { mapAction, places } from './places.ts';
import type { AddressItem, AddressStatus } from '../index.ts';

/** The field in one search status. A click opens the list. */
export function AddressStatusExample({
  status,
  items = places,
  disabled = false,
}: AddressStatusExampleProps) {
  const [text, setText] = useState('kadam');
  const [retryCount, setRetryCount] = useState(0);
  return (
    <Field.Root className="min-h-96 max-w-md" disabled={disabled}>
      <Field.Label>Deliver to</Field.Label>
      <AddressAutocomplete.Root
        inputValue={text}
        onInputValueChange={setText}
        items={items}
        status={status}
        onItemPick={(item) => {
          setText(item.label);
        }}
        actions={[mapAction, { id: 'coordinates', label: 'Use 23.78, 90.41', description: 'As coordinates' }]}
        onRetry={() => {
          setRetryCount(retryCount + 1);
        }}
      >
        <AddressAutocomplete.Input />
        <AddressAutocomplete.Content>
          <AddressAutocomplete.Loading />
          <AddressAutocomplete.Empty />
          <AddressAutocomplete.Error />
          <AddressAutocomplete.List />
        </AddressAutocomplete.Content>
      </AddressAutocomplete.Root>
      {retryCount > 0 && <Field.Hint>{`Retries: ${String(retryCount)}`}</Field.Hint>}
    </Field.Root>
  );
}

interface AddressStatusExampleProps {
  readonly status: AddressStatus;
  readonly items?: readonly AddressItem[];
  readonly disabled?: boolean;
}
