import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import {
  $destinationText,
  $errors,
  $isLocating,
  $suggestions,
  coordinatesAccepted,
  destinationTyped,
  searchRetried,
  suggestionPicked,
} from '@saddlebag/domain/request';
import { AddressAutocomplete, type AddressAction } from '@saddlebag/ui/address-autocomplete';
import { Field } from '@saddlebag/ui/field';
import { LocateIcon, MapIcon, PinIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';
import { pinRequested } from '../model.ts';

/** The customer's address by suggestions, by `latitude,longitude`, or by the pin on the map. */
export function AddressField() {
  const t = useT();
  const [text, suggestions, errors, isLocating] = useUnit([
    $destinationText,
    $suggestions,
    $errors,
    $isLocating,
  ]);
  const [type, pick, accept, retry, pinByHand] = useUnit([
    destinationTyped,
    suggestionPicked,
    coordinatesAccepted,
    searchRetried,
    pinRequested,
  ]);
  const { coordinates } = suggestions;
  const error = errors.destination;

  const actions: AddressAction[] = [{ id: 'pin', label: t('request.search.on-map'), icon: <MapIcon /> }];
  if (coordinates) {
    const spelled = `${coordinates.latitude}, ${coordinates.longitude}`;
    actions.unshift({
      id: 'coordinates',
      label: t('request.search.use-coordinates', { coordinates: spelled }),
      icon: <LocateIcon />,
    });
  }

  return (
    <Field.Root className="lg:[&_[data-slot=address-list]]:max-h-[max(11rem,calc(100dvh-34rem))]">
      <Field.Label>{t('request.address-label')}</Field.Label>
      <Field.Hint>{t('request.address-hint')}</Field.Hint>
      <AddressAutocomplete
        name="destination"
        inputValue={text}
        onInputValueChange={type}
        status={suggestions.status}
        items={suggestions.places.map(({ id, label, area }) => ({
          id,
          label,
          description: area ?? undefined,
          icon: <PinIcon />,
        }))}
        onItemPick={({ id }) => {
          const place = suggestions.places.find((candidate) => candidate.id === id);
          if (place) pick(place);
        }}
        actions={actions}
        onActionPick={({ id }) => {
          if (id === 'coordinates') accept();
          else pinByHand();
        }}
        onRetry={retry}
        labels={{
          suggestions: t('request.search.places'),
          clear: t('request.address-clear'),
          loading: t('request.search.loading'),
          empty: t('request.search.no-results'),
          failed: t('request.search.failed'),
          retry: t('action.retry'),
          count: (count) => t('request.search.count', { count }),
        }}
      />
      {isLocating && <Spinner label={t('request.search.loading')} />}
      {error && <Field.Error>{t(error)}</Field.Error>}
    </Field.Root>
  );
}
