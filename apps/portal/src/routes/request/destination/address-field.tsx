import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $destinationText, $errors, destinationTyped } from '@saddlebag/domain/request';
import { Field } from '@saddlebag/ui/field';
import { SearchIcon } from '@saddlebag/ui/icon';
import { Input } from '@saddlebag/ui/text-field';
import { lazyPart } from '../../../lazy-part.tsx';
import { useFieldHint } from '../form/use-field-hint.ts';

// Asked for at once, but not waited for: until the search is there, the same text goes into a plain field.
const AddressSearch = lazyPart(async () => (await import('./address-search.tsx')).AddressSearch);
void AddressSearch.load();

/** The customer's address by suggestions, by `latitude,longitude`, or by the pin on the map. */
export function AddressField() {
  const t = useT();
  const [text, errors, type] = useUnit([$destinationText, $errors, destinationTyped]);
  const [isFocused, setFocused] = useState(false);
  const error = errors.destination;
  const mark = useFieldHint('destination');

  return (
    <Field.Root className="lg:[&_[data-slot=address-list]]:max-h-[max(11rem,calc(100dvh-34rem))]">
      <Field.Label>{t('request.address-label')}</Field.Label>
      <Field.Hint>{mark ?? t('request.address-hint')}</Field.Hint>
      <AddressSearch
        takesFocus={isFocused}
        fallback={
          <Input
            name="destination"
            autoComplete="off"
            startSlot={<SearchIcon />}
            value={text}
            onValueChange={type}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        }
      />
      {error && <Field.Error>{t(error)}</Field.Error>}
    </Field.Root>
  );
}
