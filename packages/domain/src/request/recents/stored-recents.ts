import { limits } from '../../contracts/index.ts';
import type { Point } from '../../contracts/index.ts';
import { isUsablePoint } from '../../platform/geo/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** Where an order has gone: the address with its point, and nothing of who received it. */
export interface RecentDestination {
  readonly address: string;
  readonly point: Point;
  readonly city: string | null;
  readonly area: string | null;
}

/** The recent destinations of each vendor, the latest first. */
export type Recents = Readonly<Record<string, readonly RecentDestination[]>>;

/** One place for all vendors, so that logging out can clear it without knowing them. */
export const recentsKey = 'saddlebag:recent-destinations';

type UnknownFields = Readonly<Record<string, unknown>>;
const toFields = (value: unknown): UnknownFields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Checked by hand: the frame of the signed-in screens brings this along, and should not bring a schema library too. */
const parseDestination = (value: unknown): RecentDestination[] => {
  const { address, point, city, area } = toFields(value);
  const { latitude, longitude } = toFields(point);
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return typeof address === 'string' && isUsablePoint(place)
    ? [{ address, point: place, city: textOrNull(city), area: textOrNull(area) }]
    : [];
};

/** What is stored; empty for nothing, and for anything that cannot be read. */
export const readRecents = (storage: KeyValueStorage): Recents => {
  try {
    const stored = toFields(JSON.parse(storage.read(recentsKey) ?? '{}'));
    return Object.fromEntries(
      Object.entries(stored).map(([vendorId, list]) => [
        vendorId,
        Array.isArray(list) ? list.flatMap(parseDestination).slice(0, limits.recentDestinations) : [],
      ]),
    );
  } catch {
    return {};
  }
};

/** The recent ones with a vendor's latest in front; what was there already moves up, the eleventh goes. */
export const withDestination = (recents: Recents, vendorId: string, used: RecentDestination): Recents => ({
  ...recents,
  [vendorId]: [used, ...(recents[vendorId] ?? []).filter(({ address }) => address !== used.address)].slice(
    0,
    limits.recentDestinations,
  ),
});

/** The recent ones without one address of a vendor. */
export const withoutAddress = (recents: Recents, vendorId: string, erased: string): Recents => ({
  ...recents,
  [vendorId]: (recents[vendorId] ?? []).filter(({ address }) => address !== erased),
});
