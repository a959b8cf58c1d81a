import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPoints } from './cluster-points.ts';
import { project } from './mercator.ts';
import type { Point } from './mercator.ts';

const point = fc.record({
  latitude: fc.double({ min: 23.6, max: 23.95, noNaN: true }),
  longitude: fc.double({ min: 90.2, max: 90.6, noNaN: true }),
});
const items = fc
  .array(point, { maxLength: 200 })
  .map((points) => points.map((position, index) => ({ id: `order-${String(index)}`, position })));
const zoom = fc.integer({ min: 2, max: 18 });
const idsOf = (clusters: readonly { readonly items: readonly { readonly id: string }[] }[]) =>
  clusters.flatMap((cluster) => cluster.items.map(({ id }) => id));
const pixelOf = (position: Point, level: number) =>
  project(position, { center: { latitude: 23.8, longitude: 90.4 }, zoom: level }, { width: 0, height: 0 });

describe('clusterPoints', () => {
  it('puts every item into exactly one cluster', () => {
    fc.assert(
      fc.property(items, zoom, (input, level) => {
        const clusters = clusterPoints(input, level);

        expect(idsOf(clusters).toSorted()).toEqual(input.map(({ id }) => id).toSorted());
        expect(clusters.every((cluster) => cluster.items.length > 0)).toBe(true);
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length);
      }),
    );
  });

  it('returns the same clusters for any order of the items', () => {
    const sortedGroups = (input: Parameters<typeof idsOf>[0]) =>
      input.map((cluster) => idsOf([cluster]).toSorted().join()).toSorted();
    fc.assert(
      fc.property(items, zoom, (input, level) => {
        expect(sortedGroups(clusterPoints(input.toReversed(), level))).toEqual(
          sortedGroups(clusterPoints(input, level)),
        );
      }),
    );
  });

  it('keeps the cluster of a point when far-away points appear or leave, as after panning', () => {
    const elsewhere = { id: 'elsewhere', position: { latitude: 10, longitude: 20 } };
    fc.assert(
      fc.property(items, fc.integer({ min: 8, max: 18 }), (input, level) => {
        const withoutIt = clusterPoints([...input, elsewhere], level).filter(
          (cluster) => cluster.items[0] !== elsewhere,
        );

        expect(withoutIt).toEqual(clusterPoints(input, level));
      }),
    );
  });

  it('places a cluster at the mean of its points, within reach of each', () => {
    fc.assert(
      fc.property(items, zoom, (input, level) => {
        for (const { center, items: members } of clusterPoints(input, level)) {
          const { x, y } = pixelOf(center, level);
          for (const { position } of members) {
            const pixel = pixelOf(position, level);
            expect(Math.hypot(pixel.x - x, pixel.y - y)).toBeLessThan(230);
          }
        }
      }),
    );
  });

  it('joins points of the same house at every zoom, and separates distant ones', () => {
    const house = { id: 'a', position: { latitude: 23.8, longitude: 90.4 } };
    const sameHouse = { id: 'b', position: { latitude: 23.8, longitude: 90.4 } };
    const nextTown = { id: 'c', position: { latitude: 23.9, longitude: 90.5 } };

    expect(clusterPoints([house, sameHouse], 18)).toHaveLength(1);
    expect(clusterPoints([house, nextTown], 14)).toHaveLength(2);
    expect(clusterPoints([house, nextTown], 3)).toHaveLength(1);
  });

  it('does not separate two points just because an edge of the grid lies between them', () => {
    fc.assert(
      fc.property(point, zoom, (position, level) => {
        const degrees = 10 * (360 / (256 * 2 ** level));
        const east = { latitude: position.latitude, longitude: position.longitude + degrees };

        const clusters = clusterPoints(
          [
            { id: 'a', position },
            { id: 'b', position: east },
          ],
          level,
        );

        expect(clusters).toHaveLength(1);
      }),
    );
  });
});
