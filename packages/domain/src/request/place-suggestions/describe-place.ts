import type { DeliveryArea } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import { distanceBetween, isInside, isUsablePoint } from '../../platform/geo/index.ts';

/** An address with what is known about its place. */
export interface NamedPlace {
  readonly label: string;
  readonly point: Point | null;
  readonly city: string | null;
  readonly area: string | null;
}

/** Where riders start, and where the vendor delivers. */
export interface DeliveryRange {
  readonly origin: Point | null;
  /** Empty if unknown. Then no place counts as outside. */
  readonly areas: readonly DeliveryArea[];
}

/** What a list shows of a place. No part is in two of its texts. */
export interface PlaceDescription {
  /** The part of the address before the district, such as the house and the street. */
  readonly title: string;
  /** The district, or the city for a whole district. Null if the title contains it. */
  readonly locality: string | null;
  /** As the crow flies. Null if the place or the origin has no point. */
  readonly distanceMetres: number | null;
  /** True if the place is in no delivery area. */
  readonly isOutside: boolean;
}

/** Splits an address before the first of the given names that follows another part of the address. */
const splitBefore = (label: string, names: readonly (string | null)[]) => {
  const parts = label.split(/[,،，、]\s*/);
  for (const name of names) {
    const index = parts.findIndex((part, position) => position > 0 && part.trim() === name);
    if (index > 0) return { title: parts.slice(0, index).join(', '), locality: name };
  }
  return null;
};

/** Postal codes follow the city in many countries: `Dhaka 1207`. */
const cityWithCode = (label: string, city: string | null): string | null =>
  city === null
    ? null
    : (label.split(/[,،，、]\s*/).find((part) => part.startsWith(`${city} `) && /[0-9]$/.test(part)) ?? null);

/** Describes a place for a list. Needs no call to the service. */
export const describePlace = (
  { label, point, city, area }: NamedPlace,
  { origin, areas }: DeliveryRange,
): PlaceDescription => {
  const split = splitBefore(label, [area, city, cityWithCode(label, city)]);
  const isLocated = isUsablePoint(point);
  const isPartOfTitle = area === null || (split?.title ?? label).includes(area);
  return {
    title: split?.title ?? label,
    locality:
      split === null ? (isPartOfTitle ? null : area) : (split.locality?.replace(/\s[0-9-]+$/, '') ?? null),
    distanceMetres: isLocated && isUsablePoint(origin) ? distanceBetween(origin, point) : null,
    isOutside: isLocated && areas.length > 0 && !areas.some(({ ring }) => isInside(point, ring)),
  };
};
