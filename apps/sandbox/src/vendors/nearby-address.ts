import type { Point, WirePlace } from '@saddlebag/domain/contracts';
import { reverseGeocode, type City } from '../city/index.ts';

const metresPerDegree = 111_320;

/** Returns the point `east` and `north` metres from another point. */
export const offsetPoint = (from: Point, east: number, north: number): Point => ({
  latitude: from.latitude + north / metresPerDegree,
  longitude: from.longitude + east / (metresPerDegree * Math.cos((from.latitude * Math.PI) / 180)),
});

/** Distances from the target at which to search for an address, in metres. */
const searchDistances = [0, 150, 300, 450, 600, 800, 1000];
/** Directions in which to search for an address, in radians. */
const directions = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);

/**
 * Finds an address near a target, which may lie in a park or in water. Throws if there is none within about a
 * kilometre.
 */
export const findNearbyAddress = (
  city: City,
  target: Point,
): { readonly place: WirePlace['address']; readonly point: Point } => {
  for (const metres of searchDistances) {
    for (const angle of directions) {
      const place = reverseGeocode(
        city,
        offsetPoint(target, metres * Math.cos(angle), metres * Math.sin(angle)),
      )?.address;
      const { latitude, longitude } = place ?? { latitude: null, longitude: null };
      if (place !== undefined && latitude !== null && longitude !== null)
        return { place, point: { latitude, longitude } };
    }
  }
  throw new Error(`No address within a kilometre of ${target.latitude},${target.longitude} in ${city.name}`);
};
