import { useUnit } from 'effector-react';
import {
  $isLocatingOrigin,
  $originForm,
  $originErrors,
  $originSuggestions,
  originCoordinatesAccepted,
  originSuggestionPicked,
  originSearchRetried,
  originTyped,
} from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { AddressAutocomplete } from '@saddlebag/ui/address-autocomplete';
import { Field } from '@saddlebag/ui/field';
import { LocateIcon, PinIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';
import { useAddressLabels, usePlaceRow } from '../../../widgets/address-labels/index.ts';

/** The field for the origin: an address from the suggestions or `latitude,longitude`. */
export function OriginAddress() {
  const t = useT();
  const [form, gaps, suggestions, isLocating] = useUnit([
    $originForm,
    $originErrors,
    $originSuggestions,
    $isLocatingOrigin,
  ]);
  const [changeText, pickPlace, acceptCoordinates, retry] = useUnit([
    originTyped,
    originSuggestionPicked,
    originCoordinatesAccepted,
    originSearchRetried,
  ]);
  const labels = useAddressLabels();
  const describe = usePlaceRow();
  const { places, coordinates, status } = suggestions;
  const coordinatesText = coordinates && `${coordinates.latitude}, ${coordinates.longitude}`;

  return (
    <Field.Root>
      <Field.Label>{t('origin.address')}</Field.Label>
      <Field.Hint>{t('request.address-hint')}</Field.Hint>
      <AddressAutocomplete.Root
        inputValue={form.text}
        onInputValueChange={changeText}
        status={status}
        items={places.map((place) => ({ id: place.id, ...describe(place).row, icon: <PinIcon /> }))}
        onItemPick={({ id }) => {
          const place = places.find((candidate) => candidate.id === id);
          if (place) pickPlace(place);
        }}
        actions={
          coordinatesText
            ? [
                {
                  id: 'coordinates',
                  label: t('request.search.use-coordinates', { coordinates: coordinatesText }),
                  icon: <LocateIcon />,
                  isDefault: true,
                },
              ]
            : []
        }
        onActionPick={() => acceptCoordinates()}
        onRetry={() => retry()}
        labels={labels}
      >
        <AddressAutocomplete.Input name="origin" />
        <AddressAutocomplete.Content />
      </AddressAutocomplete.Root>
      {isLocating && <Spinner label={t('request.search.loading')} />}
      {gaps.address && <Field.Error>{t(gaps.address)}</Field.Error>}
    </Field.Root>
  );
}
