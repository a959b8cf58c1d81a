import type { Point } from '@saddlebag/domain/contracts';
import { autocomplete, findPlace } from '../city/index.ts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';
import type { Cells } from './cells.ts';

/** Where a row is delivered. `foundAddress` is null if the row had coordinates. */
export interface RowPlace {
  readonly point: Point;
  readonly foundAddress: string | null;
}

const toDegrees = (text: string, max: number): number | null => {
  const value = text === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Math.abs(value) <= max ? value : null;
};

/** Searches the whole address, then shorter beginnings of it: the city and the postcode are often unknown. */
const beginningsOf = (address: string): readonly string[] => {
  const parts = address.split(',').map((part) => part.trim());
  return parts.map((_, index) =>
    parts
      .slice(0, parts.length - index)
      .join(', ')
      .slice(0, 200),
  );
};

const searchAddress = (service: Service, vendor: StoredVendor, address: string): RowPlace | null => {
  const city = service.cityOf(vendor.country);
  for (const query of beginningsOf(address)) {
    const [suggestion] = query === '' ? [] : autocomplete(city, query, vendor.point, 1);
    const place = suggestion && (findPlace(city, suggestion.address.id) ?? suggestion);
    if (place === undefined) continue;
    const { latitude, longitude, formatted_address } = place.address;
    if (latitude !== null && longitude !== null)
      return { point: { latitude, longitude }, foundAddress: formatted_address };
  }
  return null;
};

/**
 * Returns the coordinates of a row, or searches its address if it has none. Coordinates of exactly 0,0 count
 * as missing. Returns null if the address is unknown.
 */
export const findRowPlace = (service: Service, vendor: StoredVendor, cells: Cells): RowPlace | null => {
  const latitude = toDegrees(cells.latitude, 90);
  const longitude = toDegrees(cells.longitude, 180);
  if (latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0))
    return { point: { latitude, longitude }, foundAddress: null };
  return searchAddress(service, vendor, cells.recipient_address);
};
