import { describe, expect, it } from 'vitest';
import { distance } from '../city/geometry.ts';
import { createCity } from '../city/index.ts';
import { findNearestStreet } from '../city/nearest-street.ts';
import { bearingBetween, idleRiderPosition, assignRiderId, createRider } from './riders.ts';

const city = createCity('bh');

describe('rider', () => {
  it('has a name and a phone number derived from its id', () => {
    const id = assignRiderId('y0ud-000001');
    expect(createRider(city, id)).toEqual(createRider(city, id));
    expect(createRider(city, id)).toMatchObject({
      rider_id: id,
      phone_number: expect.stringMatching(/^\+973\d+$/),
    });
    expect(createRider(city, id).name).not.toBe('');
  });

  it('has a different id for each order', () => {
    const ids = Array.from({ length: 1000 }, (_, index) =>
      assignRiderId(`y0ud-${String(index).padStart(6, '0')}`),
    );
    expect(new Set(ids).size).toBe(1000);
  });
});

describe('idleRiderPosition', () => {
  it('returns a fixed position on a street near the vendor', () => {
    const position = idleRiderPosition(city, 'rider-1', city.center);
    const spot = city.plane.toSpot(position.point);
    expect(findNearestStreet(city, spot).metresAway).toBeLessThan(1);
    expect(distance(spot, { x: 0, y: 0 })).toBeLessThan(1600);
    expect(idleRiderPosition(city, 'rider-1', city.center)).toEqual(position);
  });
});

describe('bearingBetween', () => {
  it.each([
    [{ latitude: 1, longitude: 0 }, 0],
    [{ latitude: 0, longitude: 1 }, 90],
    [{ latitude: -1, longitude: 0 }, 180],
    [{ latitude: 0, longitude: -1 }, 270],
  ])('measures clockwise from north (%j: %i°)', (to, degrees) => {
    expect(bearingBetween({ latitude: 0, longitude: 0 }, to)).toBeCloseTo(degrees);
  });

  it('returns null for equal points', () => {
    expect(bearingBetween(city.center, city.center)).toBeNull();
  });
});
