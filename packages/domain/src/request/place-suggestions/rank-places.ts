import type { PlaceDescription } from './describe-place.ts';

interface Ranked {
  readonly description: Pick<PlaceDescription, 'isOutside' | 'title'>;
  readonly place: { readonly houseNumber?: string; readonly area: string | null };
}

/**
 * Puts places in the delivery area before places outside it and, in each of the two, houses with a number
 * before whole districts. Otherwise keeps the service's order, which is best first.
 */
export const rankPlaces = <Entry extends Ranked>(entries: readonly Entry[]): readonly Entry[] => {
  const hasHouse = entries.some(({ place }) => place.houseNumber !== undefined);
  const rank = ({ description, place }: Entry): number =>
    (description.isOutside ? 2 : 0) + (hasHouse && description.title === place.area ? 1 : 0);
  return entries.toSorted((one, other) => rank(one) - rank(other));
};
