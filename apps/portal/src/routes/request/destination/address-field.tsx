import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $destinationText, destinationTyped } from '@saddlebag/domain/request';
import { Field } from '@saddlebag/ui/field';
import { SearchIcon } from '@saddlebag/ui/icon';
import { Input } from '@saddlebag/ui/text-field';
import { lazyPart } from '../../../lazy-part.tsx';
import { $destinationError } from '../form/field-state.ts';
import { useFieldHint } from '../form/use-field-hint.ts';

// The search loads as soon as this module is evaluated. Until it is loaded, a plain field edits the same text.
const AddressSearch = lazyPart(async () => (await import('./address-search.tsx')).AddressSearch);
void AddressSearch.load();

/**
 * The field for the destination: an address from the suggestions, `latitude,longitude`, or a pin on the map.
 */
export function AddressField() {
  const t = useT();
  const error = useUnit($destinationError);
  const [isFocused, setFocused] = useState(false);
  const replacedHint = useFieldHint('destination');

  return (
    <Field.Root
      hintPosition="beside"
      className="lg:[&_[data-slot=address-list]]:max-h-[max(11rem,calc(100dvh-34rem))]"
    >
      <Field.Label>{t('request.address-label')}</Field.Label>
      <Field.Hint>{replacedHint ?? t('request.address-hint')}</Field.Hint>
      <AddressSearch hasFocus={isFocused} fallback={<PlainAddress onFocusChange={setFocused} />} />
      {error && <Field.Error>{t(error)}</Field.Error>}
    </Field.Root>
  );
}

/** The field without suggestions. */
function PlainAddress({ onFocusChange }: { onFocusChange: (isFocused: boolean) => void }) {
  const [text, changeText] = useUnit([$destinationText, destinationTyped]);
  return (
    <Input
      name="destination"
      autoComplete="off"
      startSlot={<SearchIcon />}
      value={text}
      onValueChange={changeText}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    />
  );
}
