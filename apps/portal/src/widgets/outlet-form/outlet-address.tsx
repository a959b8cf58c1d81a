import { useUnit } from 'effector-react';
import { useController } from 'react-hook-form';
import { $outletSuggestions, outletSearchRetried } from '@saddlebag/domain/outlet-address';
import { useT } from '@saddlebag/domain/react';
import { AddressAutocomplete } from '@saddlebag/ui/address-autocomplete';
import { Field } from '@saddlebag/ui/field';
import { LocateIcon, PinIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';
import { useAddressLabels, usePlaceRow } from '../address-labels/index.ts';
import { OutletMap } from './outlet-map.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import type { OutletFormReturn } from './use-outlet-form.ts';

/** The address of the collection point: a search with suggestions, and a map with a movable pin. */
export function OutletAddress({ form }: { form: OutletFormReturn }) {
  const t = useT();
  const {
    field: { ref: setInput },
    fieldState,
  } = useController({ control: form.control, name: 'address' });
  const [{ places, coordinates, status }, retry] = useUnit([$outletSuggestions, outletSearchRetried]);
  const { address, text, isLocating, changeText, pickPlace, movePin } = useAddressChoice(form);
  const labels = useAddressLabels();
  const describe = usePlaceRow();
  const error = fieldState.error?.message;
  const coordinatesText = coordinates && `${coordinates.latitude}, ${coordinates.longitude}`;

  return (
    <>
      <Field.Root>
        <Field.Label>{t('outlet.address')}</Field.Label>
        <Field.Hint>{t('request.address-hint')}</Field.Hint>
        <AddressAutocomplete.Root
          inputValue={text}
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
          onActionPick={() => {
            if (coordinates) movePin(coordinates);
          }}
          onRetry={() => retry()}
          labels={labels}
        >
          <AddressAutocomplete.Input ref={setInput} name="outlet-address" />
          <AddressAutocomplete.Content />
        </AddressAutocomplete.Root>
        {isLocating && <Spinner label={t('request.search.loading')} />}
        {error && <Field.Error>{t(error)}</Field.Error>}
      </Field.Root>
      <OutletMap address={address} onPinMove={movePin} />
    </>
  );
}
