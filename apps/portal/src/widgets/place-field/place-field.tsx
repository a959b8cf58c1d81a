import type { Ref } from 'react';
import type { Place } from '@saddlebag/domain/api';
import type { Point } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { AddressAutocomplete, type AddressAutocompleteRootProps } from '@saddlebag/ui/address-autocomplete';
import { Field } from '@saddlebag/ui/field';
import { LocateIcon, PinIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';
import { useAddressLabels, usePlaceRow } from '../address-labels/index.ts';

interface PlaceFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name: string;
  readonly label: string;
  /** The typed text. */
  readonly text: string;
  readonly suggestions: {
    readonly status: AddressAutocompleteRootProps['status'];
    readonly places: readonly Place[];
    /** The point of a text such as `latitude,longitude`. Null for any other text. */
    readonly coordinates: Point | null;
  };
  /** True while the details of a chosen place load. */
  readonly isLocating: boolean;
  readonly error: string | null | undefined;
  readonly onTextChange: (text: string) => void;
  readonly onPlacePick: (place: Place) => void;
  readonly onCoordinatesAccept: (point: Point) => void;
  readonly onRetry: () => void;
}

/** A field for an address: a search with suggestions, which also accepts `latitude,longitude`. */
export function PlaceField({
  ref,
  name,
  label,
  text,
  suggestions: { status, places, coordinates },
  isLocating,
  error,
  onTextChange,
  onPlacePick,
  onCoordinatesAccept,
  onRetry,
}: PlaceFieldProps) {
  const t = useT();
  const labels = useAddressLabels();
  const describe = usePlaceRow();
  const coordinatesText = coordinates && `${coordinates.latitude}, ${coordinates.longitude}`;

  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Field.Hint>{t('request.address-hint')}</Field.Hint>
      <AddressAutocomplete.Root
        inputValue={text}
        onInputValueChange={onTextChange}
        status={status}
        items={places.map((place) => ({ id: place.id, ...describe(place).row, icon: <PinIcon /> }))}
        onItemPick={({ id }) => {
          const place = places.find((candidate) => candidate.id === id);
          if (place) onPlacePick(place);
        }}
        actions={
          coordinatesText
            ? [
                {
                  id: 'coordinates',
                  label: t('address-search.use-coordinates', { coordinates: coordinatesText }),
                  icon: <LocateIcon />,
                  isDefault: true,
                },
              ]
            : []
        }
        onActionPick={() => {
          if (coordinates) onCoordinatesAccept(coordinates);
        }}
        onRetry={onRetry}
        labels={labels}
      >
        <AddressAutocomplete.Input ref={ref} name={name} />
        <AddressAutocomplete.Content />
      </AddressAutocomplete.Root>
      {isLocating && <Spinner label={t('address-search.loading')} />}
      {error && <Field.Error>{t(error)}</Field.Error>}
    </Field.Root>
  );
}
