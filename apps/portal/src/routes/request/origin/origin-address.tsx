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
import { PlaceField } from '../../../widgets/place-field/index.ts';

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

  return (
    <PlaceField
      name="origin"
      label={t('origin.address')}
      text={form.text}
      suggestions={suggestions}
      isLocating={isLocating}
      error={gaps.address}
      onTextChange={changeText}
      onPlacePick={pickPlace}
      onCoordinatesAccept={() => acceptCoordinates()}
      onRetry={() => retry()}
    />
  );
}
