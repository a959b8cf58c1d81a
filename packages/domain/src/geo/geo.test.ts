import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, isUsablePoint, parseCoordinates, pointText } from './index.ts';

describe('parseCoordinates', () => {
  it.each([
    ['23.7806,90.4074', 23.7806, 90.4074],
    [' 23.7806 , 90.4074 ', 23.7806, 90.4074],
    ['23,90', 23, 90],
    ['-33.45, -70.66', -33.45, -70.66],
    ['−33.45,+70', -33.45, 70],
    ['২৩.৭৮০৬,৯০.৪০৭৪', 23.7806, 90.4074],
    ['٢٣٫٧٨٠٦، ٩٠٫٤٠٧٤', 23.7806, 90.4074],
    ['90,180', 90, 180],
    ['0,90', 0, 90],
  ])('reads %j', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({ latitude, longitude });
  });

  it.each([
    '',
    '23.7806',
    '0,0',
    '91,10',
    '10,181',
    '12 Road 5, Banani',
    '1,2,3',
    '23.,90',
    '23.78 90.40',
    '1e1,2',
    'NaN,1',
    '9'.repeat(5000),
  ])('leaves %j to the address search', (text) => expect(parseCoordinates(text)).toBeNull());

  it('reads back every point that it writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const read = parseCoordinates(pointText({ latitude, longitude }));
          if (Math.abs(latitude) < 1e-6 && Math.abs(longitude) < 1e-6) return;
          expect(read?.latitude).toBeCloseTo(latitude, 5);
          expect(read?.longitude).toBeCloseTo(longitude, 5);
        },
      ),
    );
  });
});

describe('isUsablePoint', () => {
  it('refuses what no rider can be sent to', () => {
    expect(isUsablePoint(null)).toBe(false);
    expect(isUsablePoint({ latitude: 0, longitude: 0 })).toBe(false);
    expect(isUsablePoint({ latitude: Number.NaN, longitude: 1 })).toBe(false);
    expect(isUsablePoint({ latitude: 1, longitude: Number.POSITIVE_INFINITY })).toBe(false);
    expect(isUsablePoint({ latitude: 0, longitude: 9 })).toBe(true);
  });
});

describe('distanceBetween', () => {
  it('is a known length between known cities', () => {
    const dhaka = { latitude: 23.8103, longitude: 90.4125 };
    const singapore = { latitude: 1.3521, longitude: 103.8198 };
    expect(distanceBetween(dhaka, singapore) / 1000).toBeCloseTo(2897, -2);
    expect(distanceBetween(dhaka, dhaka)).toBe(0);
  });
});
