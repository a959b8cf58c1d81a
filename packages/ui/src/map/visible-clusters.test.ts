import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPoints } from './cluster-points.ts';
import { panCamera, project } from './mercator.ts';
import { clusterWindowOf, visibleClusters } from './visible-clusters.ts';

const size = { width: 800, height: 600 };
const center = { latitude: 23.8, longitude: 90.4 };
const nearbyItems = fc.array(
  fc.record({
    position: fc.record({
      latitude: fc.double({ min: 23.7, max: 23.9, noNaN: true }),
      longitude: fc.double({ min: 90.3, max: 90.5, noNaN: true }),
    }),
  }),
  { maxLength: 100 },
);

describe('visibleClusters', () => {
  it('contains every cluster on the map at any zoom', () => {
    fc.assert(
      fc.property(nearbyItems, fc.double({ min: 3, max: 20, noNaN: true }), (items, zoom) => {
        const camera = { center, zoom };
        const view = clusterWindowOf({ camera, size });
        const clusters = clusterPoints(items, view.zoom);

        const visible = new Set(visibleClusters(clusters, view));

        for (const cluster of clusters) {
          const { x, y } = project(cluster.center, camera, size);
          const isOnMap = x >= 0 && x <= size.width && y >= 0 && y <= size.height;
          expect(visible.has(cluster) || !isOnMap).toBe(true);
        }
      }),
    );
  });
});

describe('clusterWindowOf', () => {
  it('changes only a few times while the map pans across its own width', () => {
    const windows = Array.from({ length: 801 }, (_, x) =>
      JSON.stringify(clusterWindowOf({ camera: panCamera({ center, zoom: 14.3 }, { x, y: 0 }), size })),
    );

    expect(new Set(windows).size).toBeLessThanOrEqual(5);
  });
});
