import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPins, isCovered } from './fit-pins.ts';
import { project } from './mercator.ts';
import type { Box, PinFit } from './fit-pins.ts';

/** Buttons in the lower corner at either side, as they lie left to right and right to left. */
const controlsIn = (width: number, height: number, isAtRight: boolean): Box => {
  const left = isAtRight ? width - 56 : 12;
  return { left, right: left + 44, top: height - 152, bottom: height - 12 };
};

const spot = fc.record({
  latitude: fc.double({ min: 23.6, max: 23.9, noNaN: true }),
  longitude: fc.double({ min: 90.2, max: 90.6, noNaN: true }),
});

describe('fitPins', () => {
  it('moves a pin from under the buttons that the plain fit puts there', () => {
    const points = [
      { latitude: 23.8, longitude: 90.4 },
      { latitude: 23.79, longitude: 90.42 },
    ];
    const size = { width: 400, height: 300 };
    const fit: PinFit = { points, size, padding: 30, controls: controlsIn(400, 300, true) };
    const plain = fitPins({ ...fit, controls: null });
    if (!plain) throw new Error('Two points have a fit.');
    expect(isCovered(plain, fit)).toBe(true);

    const camera = fitPins(fit);

    expect(camera && isCovered(camera, fit)).toBe(false);
    expect(camera?.zoom).toBeLessThan(plain.zoom);
  });

  it('keeps every pin in sight and clear of the buttons, wherever they are, on a map of ordinary size', () => {
    fc.assert(
      fc.property(
        fc.array(spot, { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 340, max: 1600 }),
        fc.integer({ min: 380, max: 900 }),
        fc.boolean(),
        (points, width, height, isAtRight) => {
          const controls = controlsIn(width, height, isAtRight);
          const fit: PinFit = { points, size: { width, height }, padding: 56, controls };
          const camera = fitPins(fit);
          if (!camera) throw new Error('Points have a fit.');

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

  it('still fits where there is no room beside the buttons', () => {
    const points = [
      { latitude: 23.8, longitude: 90.4 },
      { latitude: 23.79, longitude: 90.42 },
    ];
    const size = { width: 120, height: 120 };

    expect(fitPins({ points, size, padding: 56, controls: controlsIn(120, 120, true) })).not.toBeNull();
    expect(fitPins({ points: [], size, padding: 56, controls: null })).toBeNull();
  });
});
