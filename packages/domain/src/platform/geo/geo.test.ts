import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, isInside, isUsablePoint, parseCoordinates, formatPoint } from './index.ts';

describe('parseCoordinates', () => {
  // Proves: rule.search-coordinates
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
  ])('rejects %j', (text) => expect(parseCoordinates(text)).toBeNull());

  it('parses every point that formatPoint formats', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const parsed = parseCoordinates(formatPoint({ latitude, longitude }));
          if (Math.abs(latitude) < 1e-6 && Math.abs(longitude) < 1e-6) return;
          expect(parsed?.latitude).toBeCloseTo(latitude, 5);
          expect(parsed?.longitude).toBeCloseTo(longitude, 5);
        },
      ),
    );
  });
});

/**
 * Parses coordinates character by character, as an independent reference. Returns null for any other text.
 */
const parseByHand = (text: string): readonly [number, number] | null => {
  const parts = text.split(',');
  const numbers = parts.map((part) => {
    let rest = part.trim();
    const sign = rest.startsWith('-') ? -1 : 1;
    if (rest.startsWith('-') || rest.startsWith('+')) rest = rest.slice(1);
    const [whole = '', decimals, ...more] = rest.split('.');
    const areDigits = [...whole, ...(decimals ?? '')].every((character) => '0123456789'.includes(character));
    if (!areDigits || more.length > 0 || whole === '' || whole.length > 3 || decimals === '')
      return Number.NaN;
    return (sign * Number(BigInt(whole + (decimals ?? '')))) / Number(10n ** BigInt((decimals ?? '').length));
  });
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers;
  if (parts.length !== 2 || Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return latitude === 0 && longitude === 0 ? null : [latitude, longitude];
};

describe('parseCoordinates against the reference parser', () => {
  const decimal = (most: number) =>
    fc
      .tuple(
        fc.constantFrom('', '-', '+'),
        fc.integer({ min: 0, max: most + 5 }),
        fc.stringMatching(/^\d{0,7}$/),
      )
      .map(([sign, whole, decimals]) => `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`);
  const anyText = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e9'), maxLength: 24 });
  const space = fc.constantFrom('', ' ');
  const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10);

  it('returns the same coordinates for the digits of every script', () => {
    const pair = fc
      .tuple(decimal(90), space, space, decimal(180))
      .map(([one, before, after, other]) => `${one + before},${after}${other}`);
    fc.assert(
      fc.property(fc.oneof(pair, anyText), zero, (text, first) => {
        const expected = parseByHand(text);
        const written = text.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
        const parsed = parseCoordinates(written);
        expect(parsed === null, text).toBe(expected === null);
        if (!parsed || !expected) return;
        expect(parsed.latitude).toBeCloseTo(expected[0], 12);
        expect(parsed.longitude).toBeCloseTo(expected[1], 12);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('isUsablePoint', () => {
  // Proves: rule.8
  it('rejects points that cannot be a destination', () => {
    expect(isUsablePoint(null)).toBe(false);
    expect(isUsablePoint({ latitude: 0, longitude: 0 })).toBe(false);
    expect(isUsablePoint({ latitude: Number.NaN, longitude: 1 })).toBe(false);
    expect(isUsablePoint({ latitude: 1, longitude: Number.POSITIVE_INFINITY })).toBe(false);
    expect(isUsablePoint({ latitude: 0, longitude: 9 })).toBe(true);
  });
});

describe('distanceBetween', () => {
  it('returns the known distance between two cities', () => {
    const dhaka = { latitude: 23.8103, longitude: 90.4125 };
    const singapore = { latitude: 1.3521, longitude: 103.8198 };
    expect(distanceBetween(dhaka, singapore) / 1000).toBeCloseTo(2897, -2);
    expect(distanceBetween(dhaka, dhaka)).toBe(0);
  });
});

describe('isInside', () => {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
  // An L: a square without its north-eastern quarter.
  const ring = [corner(0, 0), corner(0, 4), corner(2, 4), corner(2, 2), corner(4, 2), corner(4, 0)];

  it.each([
    [1, 1, true],
    [1, 3, true],
    [3, 1, true],
    [3, 3, false],
    [5, 1, false],
    [1, 5, false],
    [1, -1, false],
  ])('decides about %d, %d', (latitude, longitude, expected) => {
    expect(isInside(corner(latitude, longitude), ring)).toBe(expected);
    expect(isInside(corner(latitude, longitude), [...ring, corner(0, 0)])).toBe(expected);
  });

  it('contains no point if the area has no corners', () => {
    expect(isInside(corner(0, 0), [])).toBe(false);
  });
});
