import { describe, expect, it } from 'vitest';
import { describePlace } from './describe-place.ts';
import { rankPlaces } from './rank-places.ts';

const origin = { latitude: 23.78, longitude: 90.4 };
const near = { latitude: 23.8, longitude: 90.4 };
const far = { latitude: 23.9, longitude: 90.4 };
const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const ring = [corner(23.7, 90.3), corner(23.7, 90.5), corner(23.85, 90.5), corner(23.85, 90.3)];
const range = { origin, areas: [{ id: 'a', name: 'Dhaka', ring }] };

describe('describePlace', () => {
  it.each([
    ['House 12, Shapla Lane, Lalshalu, Dhaka 1212', 'Lalshalu', 'Dhaka', 'House 12, Shapla Lane', 'Lalshalu'],
    ['Lalshalu, Dhaka 1212', 'Lalshalu', 'Dhaka', 'Lalshalu', 'Dhaka'],
    ['Unmapped Lane, Dhaka', null, 'Dhaka', 'Unmapped Lane', 'Dhaka'],
    ['১২ নং বাসা، লালশালু، ঢাকা', 'লালশালু', 'ঢাকা', '১২ নং বাসা', 'লালশালু'],
    ['7 Kamal Avenue', 'Banani', 'Dhaka', '7 Kamal Avenue', 'Banani'],
    ['12 Lalshalu Road', 'Lalshalu', null, '12 Lalshalu Road', null],
    ['東京都新宿区西新宿2-8-1', '新宿区', '東京都', '東京都新宿区西新宿2-8-1', null],
    ['23.780600, 90.407400', null, null, '23.780600, 90.407400', null],
  ])('splits %j in %j of %j', (label, area, city, title, locality) => {
    expect(describePlace({ label, area, city, point: null }, range)).toEqual({
      title,
      locality,
      distanceMetres: null,
      isOutside: false,
    });
  });

  it('measures the distance from the origin', () => {
    const place = { label: 'x', area: null, city: null, point: near };
    expect(describePlace(place, range).distanceMetres).toBeCloseTo(2224, -1);
    expect(describePlace(place, { ...range, origin: null }).distanceMetres).toBeNull();
  });

  it('finds places outside the delivery areas, but none while the areas are unknown', () => {
    const place = { label: 'x', area: null, city: null, point: far };
    expect(describePlace(place, range).isOutside).toBe(true);
    expect(describePlace({ ...place, point: near }, range).isOutside).toBe(false);
    expect(describePlace({ ...place, point: null }, range).isOutside).toBe(false);
    expect(describePlace(place, { origin, areas: [] }).isOutside).toBe(false);
  });
});

describe('rankPlaces', () => {
  const entry = (title: string, isOutside: boolean, area: string, houseNumber?: string) => ({
    description: { title, isOutside },
    place: { area, ...(houseNumber !== undefined && { houseNumber }) },
  });

  it('puts deliverable places first, and houses before their district', () => {
    const ranked = rankPlaces([
      entry('12 Far Road', true, 'Far', '12'),
      entry('Lalshalu', false, 'Lalshalu'),
      entry('Shapla Lane', false, 'Lalshalu'),
      entry('House 12', false, 'Lalshalu', '12'),
    ]);
    expect(ranked.map(({ description }) => description.title)).toEqual([
      'Shapla Lane',
      'House 12',
      'Lalshalu',
      '12 Far Road',
    ]);
  });

  it("keeps the service's order if no house was found", () => {
    const ranked = rankPlaces([entry('Lalshalu', false, 'Lalshalu'), entry('Lalshalu Lane', false, 'Other')]);
    expect(ranked.map(({ description }) => description.title)).toEqual(['Lalshalu', 'Lalshalu Lane']);
  });
});
