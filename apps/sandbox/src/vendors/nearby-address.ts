import type { Point, WirePlace } from '@saddlebag/domain/contracts';
import { reverse, type City } from '../city/index.ts';

const metresPerDegree = 111_320;

/** The point so many metres east and north of another. */
export const pointAt = (from: Point, east: number, north: number): Point => ({
  latitude: from.latitude + north / metresPerDegree,
  longitude: from.longitude + east / (metresPerDegree * Math.cos((from.latitude * Math.PI) / 180)),
});

/** Rings around a spot, nearer ones first, to look for an address in. */
const ringSteps = [0, 150, 300, 450, 600, 800, 1000];
const directions = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);

/** The address nearest to a spot of the city; a demo shop needs one even where the spot lies in a park or the river. */
export const addressNear = (
  city: City,
  spot: Point,
): { readonly place: WirePlace['address']; readonly point: Point } => {
  for (const metres of ringSteps) {
    for (const angle of directions) {
      const place = reverse(city, pointAt(spot, metres * Math.cos(angle), metres * Math.sin(angle)))?.address;
      const { latitude, longitude } = place ?? { latitude: null, longitude: null };
      if (place !== undefined && latitude !== null && longitude !== null)
        return { place, point: { latitude, longitude } };
    }
  }
  throw new Error(`No address within a kilometre of ${spot.latitude},${spot.longitude} in ${city.name}`);
};
