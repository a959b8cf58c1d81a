import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Place } from '@saddlebag/domain/api';
import { formatPoint } from '@saddlebag/domain/geo';
import {
  findOutletAddressFx,
  loadOutletAddressFx,
  outletAddressTyped,
  outletSearchEnded,
  type AddressResult,
} from '@saddlebag/domain/outlet-address';
import type { OutletForm } from '@saddlebag/domain/outlets';
import type { MapPoint } from '@saddlebag/ui/map';
import type { OutletFormReturn } from './use-outlet-form.ts';

type Address = NonNullable<OutletForm['address']>;

const addressAt = (point: MapPoint, text: string, city: string | null): Address => ({
  text,
  point: { ...point },
  city,
  postalCode: null,
  street: null,
  streetNumber: null,
});

/** Connects the address field and the pin: a chosen address moves the pin, and a moved pin sets the address. */
export function useAddressChoice(form: OutletFormReturn) {
  const [type, endSearch, loadAddress, findAddress] = useUnit([
    outletAddressTyped,
    outletSearchEnded,
    loadOutletAddressFx,
    findOutletAddressFx,
  ]);
  const address = useWatch({ control: form.control, name: 'address' });
  const [text, setText] = useState(() => form.getValues('address')?.text ?? '');
  const [isLocating, setLocating] = useState(false);
  // Counts the choices, so that the answer to an earlier one is dropped.
  const choice = useRef(0);

  const setAddress = (next: Address | null) => {
    form.setValue('address', next, { shouldDirty: true });
    form.clearErrors('address');
  };
  const choose = (next: Address | null, shownText: string) => {
    choice.current += 1;
    endSearch();
    setText(shownText);
    setAddress(next);
    setLocating(true);
    return choice.current;
  };
  const settle = (number: number, result: AddressResult, toAddress: (found: Address) => Address) => {
    if (number !== choice.current) return;
    setLocating(false);
    if (result.kind === 'unknown') {
      form.setError('address', { message: result.reason });
      return;
    }
    const { point, ...parts } = result.address;
    const found = toAddress({ ...parts, point: { ...point } });
    setText(found.text);
    setAddress(found);
  };

  return {
    address,
    text,
    isLocating,
    changeText: (typed: string) => {
      // The combobox repeats the text of a picked suggestion.
      if (typed === text) return;
      choice.current += 1;
      setLocating(false);
      setText(typed);
      setAddress(null);
      type(typed);
    },
    pickPlace: (place: Place) => {
      const number = choose(place.point && addressAt(place.point, place.label, place.city), place.label);
      void loadAddress(place).then((result) => {
        settle(number, result, (found) => found);
      });
    },
    movePin: (point: MapPoint) => {
      const number = choose(addressAt(point, formatPoint(point), null), formatPoint(point));
      void findAddress(point).then((result) => {
        settle(number, result, (found) => ({ ...found, point: { ...point } }));
      });
    },
  };
}
