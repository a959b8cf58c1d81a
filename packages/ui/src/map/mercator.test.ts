import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitCamera, fromWorld, isInside, panCamera, project, toWorld, unproject } from './mercator.ts';

const point = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
});
const camera = fc.record({ center: point, zoom: fc.double({ min: 10, max: 21, noNaN: true }) });
const size = { width: 390, height: 300 };

describe('Web Mercator projection', () => {
  it('matches known reference points', () => {
    expect(toWorld({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(toWorld({ latitude: 85.051129, longitude: -180 }).y).toBeCloseTo(0, 6);
    // Example for EPSG:3857 from EPSG Guidance Note 7-2, in metres from the equator and the prime meridian.
    const metres = 2 * Math.PI * 6378137;
    const example = toWorld({ latitude: 24 + 22 / 60 + 54.433 / 3600, longitude: -(100 + 20 / 60) });
    expect((example.x - 0.5) * metres).toBeCloseTo(-11169055.58, 1);
    expect((0.5 - example.y) * metres).toBeCloseTo(2800000, 1);
  });

  it('unprojects projected points to their original coordinates', () => {
    fc.assert(
      fc.property(point, camera, (place, view) => {
        const target = unproject({ x: 10, y: 250 }, view, size);
        const pixel = project(target, view, size);

        expect(pixel.x).toBeCloseTo(10, 3);
        expect(pixel.y).toBeCloseTo(250, 3);
        expect(fromWorld(toWorld(place)).latitude).toBeCloseTo(place.latitude, 8);
        expect(fromWorld(toWorld(place)).longitude).toBeCloseTo(place.longitude, 8);
      }),
    );
  });

  it('keeps the grabbed point under the pointer while panning', () => {
    fc.assert(
      fc.property(camera, (view) => {
        const grabbedPoint = unproject({ x: 100, y: 100 }, view, size);
        const pixel = project(grabbedPoint, panCamera(view, { x: 30, y: -20 }), size);

        expect(pixel.x).toBeCloseTo(130, 2);
        expect(pixel.y).toBeCloseTo(80, 2);
      }),
    );
  });
});

describe('fitCamera', () => {
  it('shows all points inside the padding at the highest possible zoom', () => {
    const nearbyPoints = fc.array(
      fc.record({
        latitude: fc.double({ min: 23.6, max: 23.9, noNaN: true }),
        longitude: fc.double({ min: 90.3, max: 90.5, noNaN: true }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(nearbyPoints, (points) => {
        const view = fitCamera(points, size, 40, 17);
        expect(view).not.toBeNull();
        if (!view) return;
        const pixels = points.map((place) => project(place, view, size));

        for (const { x, y } of pixels) {
          expect(x).toBeGreaterThanOrEqual(39.9);
          expect(x).toBeLessThanOrEqual(350.1);
          expect(y).toBeGreaterThanOrEqual(39.9);
          expect(y).toBeLessThanOrEqual(260.1);
        }
        const isTight = pixels.some(({ x, y }) => x < 41 || y < 41);
        expect(isTight || view.zoom === 17).toBe(true);
      }),
    );
  });

  it('centres on the date line when the points lie close to it on both sides', () => {
    const pointsInFiji = [
      { latitude: -17, longitude: 179.9 },
      { latitude: -17, longitude: -179.9 },
    ];

    expect(Math.abs(fitCamera(pointsInFiji, size, 40, 17)?.center.longitude ?? 0)).toBeCloseTo(180, 3);
  });

  it('returns null without points', () => {
    expect(fitCamera([], size, 40, 17)).toBeNull();
  });
});

describe('isInside', () => {
  const square = [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 1 },
    { latitude: 1, longitude: 1 },
    { latitude: 1, longitude: 0 },
  ];

  it('returns true only for points inside the ring', () => {
    expect(isInside({ latitude: 0.5, longitude: 0.5 }, square)).toBe(true);
    expect(isInside({ latitude: 1.5, longitude: 0.5 }, square)).toBe(false);
  });
});
