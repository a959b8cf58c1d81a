import { requestLimits } from '../../contracts/index.ts';
import type { Point } from '../../contracts/index.ts';
import { isUsablePoint } from '../../platform/geo/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** The destination of an earlier order. Contains no customer details. */
export interface RecentDestination {
  readonly address: string;
  readonly point: Point;
  readonly city: string | null;
  readonly area: string | null;
}

/** The recent destinations by vendor id, newest first. */
export type Recents = Readonly<Record<string, readonly RecentDestination[]>>;

/** One storage key for all vendors, so that a logout can delete all lists at once. */
export const recentsKey = 'saddlebag:recent-destinations';

type UnknownFields = Readonly<Record<string, unknown>>;
const toFields = (value: unknown): UnknownFields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Parses a stored destination. Returns an empty array for any other value. Uses no schema library, because
 * the code of every signed-in screen includes this file.
 */
const parseDestination = (value: unknown): RecentDestination[] => {
  const { address, point, city, area } = toFields(value);
  const { latitude, longitude } = toFields(point);
  const parsedPoint = { latitude: Number(latitude), longitude: Number(longitude) };
  return typeof address === 'string' && isUsablePoint(parsedPoint)
    ? [{ address, point: parsedPoint, city: textOrNull(city), area: textOrNull(area) }]
    : [];
};

/** Reads the stored recent destinations. Returns an empty record if they are missing or invalid. */
export const readRecents = (storage: KeyValueStorage): Recents => {
  try {
    const stored = toFields(JSON.parse(storage.read(recentsKey) ?? '{}'));
    return Object.fromEntries(
      Object.entries(stored).map(([vendorId, list]) => [
        vendorId,
        Array.isArray(list) ? list.flatMap(parseDestination).slice(0, requestLimits.recentDestinations) : [],
      ]),
    );
  } catch {
    return {};
  }
};

/**
 * Puts a destination first in a vendor's list. Removes an earlier entry with the same address, and the oldest
 * entry if the list exceeds its limit.
 */
export const withDestination = (
  recents: Recents,
  vendorId: string,
  destination: RecentDestination,
): Recents => ({
  ...recents,
  [vendorId]: [
    destination,
    ...(recents[vendorId] ?? []).filter(({ address }) => address !== destination.address),
  ].slice(0, requestLimits.recentDestinations),
});

/** Removes one address from a vendor's list. */
export const withoutAddress = (recents: Recents, vendorId: string, removedAddress: string): Recents => ({
  ...recents,
  [vendorId]: (recents[vendorId] ?? []).filter(({ address }) => address !== removedAddress),
});
