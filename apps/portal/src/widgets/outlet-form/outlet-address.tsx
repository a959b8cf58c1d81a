import { useUnit } from 'effector-react';
import { useController } from 'react-hook-form';
import { $outletSuggestions, outletSearchRetried } from '@saddlebag/domain/outlet-address';
import { useT } from '@saddlebag/domain/react';
import { PlaceField } from '../place-field/index.ts';
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
  const [suggestions, retry] = useUnit([$outletSuggestions, outletSearchRetried]);
  const { address, text, isLocating, changeText, pickPlace, movePin } = useAddressChoice(form);

  return (
    <>
      <PlaceField
        ref={setInput}
        name="outlet-address"
        label={t('outlet.address')}
        text={text}
        suggestions={suggestions}
        isLocating={isLocating}
        error={fieldState.error?.message}
        onTextChange={changeText}
        onPlacePick={pickPlace}
        onCoordinatesAccept={movePin}
        onRetry={() => retry()}
      />
      <OutletMap address={address} onPinMove={movePin} />
    </>
  );
}
