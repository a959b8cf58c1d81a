import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPins, isAnyPinCovered } from './fit-pins.ts';
import { project } from './mercator.ts';
import type { Box, FitPinsOptions } from './fit-pins.ts';

/** Bounds of the map buttons: lower right in left-to-right text, lower left in right-to-left text. */
const cornerControls = (width: number, height: number, isAtRight: boolean): Box => {
  const left = isAtRight ? width - 56 : 12;
  return { left, right: left + 44, top: height - 152, bottom: height - 12 };
};

const nearbyPoint = fc.record({
  latitude: fc.double({ min: 23.6, max: 23.9, noNaN: true }),
  longitude: fc.double({ min: 90.2, max: 90.6, noNaN: true }),
});

describe('fitPins', () => {
  it('zooms out if a pin would lie under the buttons', () => {
    const points = [
      { latitude: 23.8, longitude: 90.4 },
      { latitude: 23.79, longitude: 90.42 },
    ];
    const size = { width: 400, height: 300 };
    const fit: FitPinsOptions = { points, size, padding: 30, controls: cornerControls(400, 300, true) };
    const unadjusted = fitPins({ ...fit, controls: null });
    if (!unadjusted) throw new Error('Expected a camera for two points.');
    expect(isAnyPinCovered(unadjusted, fit)).toBe(true);

    const camera = fitPins(fit);

    expect(camera && isAnyPinCovered(camera, fit)).toBe(false);
    expect(camera?.zoom).toBeLessThan(unadjusted.zoom);
  });

  it('keeps all pins visible and clear of the buttons on common map sizes', () => {
    fc.assert(
      fc.property(
        fc.array(nearbyPoint, { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 340, max: 1600 }),
        fc.integer({ min: 380, max: 900 }),
        fc.boolean(),
        (points, width, height, isAtRight) => {
          const controls = cornerControls(width, height, isAtRight);
          const fit: FitPinsOptions = { points, size: { width, height }, padding: 56, controls };
          const camera = fitPins(fit);
          if (!camera) throw new Error('Expected a camera for a non-empty list of points.');

          for (const point of points) {
            const { x, y } = project(point, camera, fit.size);
            expect(x).toBeGreaterThan(26);
            expect(x).toBeLessThan(width - 26);
            expect(y).toBeGreaterThan(65);
            expect(y).toBeLessThan(height);
            const isBeside = x + 26 <= controls.left || x - 26 >= controls.right;
            const isAbove = y + 8 <= controls.top || y - 65 >= controls.bottom;
            expect(isBeside || isAbove).toBe(true);
          }
        },
      ),
    );
  });

  it('returns a camera even if the map is too small to avoid the buttons, but null without points', () => {
    const points = [
      { latitude: 23.8, longitude: 90.4 },
      { latitude: 23.79, longitude: 90.42 },
    ];
    const size = { width: 120, height: 120 };

    expect(fitPins({ points, size, padding: 56, controls: cornerControls(120, 120, true) })).not.toBeNull();
    expect(fitPins({ points: [], size, padding: 56, controls: null })).toBeNull();
  });
});
