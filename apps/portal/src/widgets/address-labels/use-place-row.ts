import { useUnit } from 'effector-react';
import { isolate } from '@saddlebag/domain/i18n';
import {
  $deliveryRange,
  describePlace,
  type DeliveryRange,
  type NamedPlace,
} from '@saddlebag/domain/place-suggestions';
import { useFormat, useLocale, useT } from '@saddlebag/domain/react';

/** Without an origin and areas, a place has neither a distance nor a warning. */
const unlimited: DeliveryRange = { origin: null, areas: [] };

/**
 * Returns a function that describes a place in two lines: the house and the street above the district and the
 * distance.
 */
const useRowIn = (range: DeliveryRange) => {
  const t = useT();
  const format = useFormat();
  const { dir } = useLocale();
  return (place: NamedPlace) => {
    const description = describePlace(place, range);
    const { title, locality, distanceMetres, isOutside } = description;
    const parts = [locality, distanceMetres === null ? null : format.formatDistance(distanceMetres)];
    const secondLine = parts.flatMap((part) => (part === null ? [] : [isolate(part, dir)])).join(' · ');
    return {
      description,
      row: {
        label: title,
        description: secondLine === '' ? undefined : secondLine,
        warning: isOutside ? t('request.quote.not-deliverable') : undefined,
      },
    };
  };
};

/** Describes destinations, with the distance from the pick-up and a warning outside the delivery area. */
export const useDestinationRow = () => useRowIn(useUnit($deliveryRange));

/** Describes places that a rider does not deliver to, such as the address of an outlet. */
export const usePlaceRow = () => useRowIn(unlimited);
