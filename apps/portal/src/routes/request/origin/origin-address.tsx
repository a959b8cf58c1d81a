import { useUnit } from 'effector-react';
import {
  $isLocatingOrigin,
  $originForm,
  $originGaps,
  $originSuggestions,
  originCoordinatesAccepted,
  originPicked,
  originSearchRetried,
  originTyped,
} from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { AddressAutocomplete } from '@saddlebag/ui/address-autocomplete';
import { Field } from '@saddlebag/ui/field';
import { LocateIcon, PinIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';
import { useAddressLabels } from '../destination/use-address-labels.ts';

/** The address of the pick-up, by suggestions or as `latitude,longitude`. */
export function OriginAddress() {
  const t = useT();
  const [form, gaps, suggestions, isLocating] = useUnit([
    $originForm,
    $originGaps,
    $originSuggestions,
    $isLocatingOrigin,
  ]);
  const [type, pick, accept, retry] = useUnit([
    originTyped,
    originPicked,
    originCoordinatesAccepted,
    originSearchRetried,
  ]);
  const labels = useAddressLabels();
  const { places, coordinates, status } = suggestions;
  const spelled = coordinates && `${coordinates.latitude}, ${coordinates.longitude}`;

  return (
    <Field.Root>
      <Field.Label>{t('origin.address')}</Field.Label>
      <Field.Hint>{t('request.address-hint')}</Field.Hint>
      <AddressAutocomplete.Root
        inputValue={form.text}
        onInputValueChange={type}
        status={status}
        items={places.map(({ id, label, area }) => ({
          id,
          label,
          description: area ?? undefined,
          icon: <PinIcon />,
        }))}
        onItemPick={({ id }) => {
          const place = places.find((known) => known.id === id);
          if (place) pick(place);
        }}
        actions={
          spelled
            ? [
                {
                  id: 'coordinates',
                  label: t('request.search.use-coordinates', { coordinates: spelled }),
                  icon: <LocateIcon />,
                },
              ]
            : []
        }
        onActionPick={() => accept()}
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
