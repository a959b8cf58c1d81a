import type { MapPoint } from '../index.ts';

const point = (latitude: number, longitude: number): MapPoint => ({ latitude, longitude });

export const shop = point(23.7806, 90.4074);
export const customer = point(23.7879, 90.4193);
export const rider = point(23.7841, 90.4128);
export const deliveryArea: readonly MapPoint[] = [
  point(23.797, 90.397),
  point(23.7985, 90.414),
  point(23.793, 90.4265),
  point(23.779, 90.4285),
  point(23.769, 90.418),
  point(23.768, 90.4),
  point(23.779, 90.392),
];
export const route: readonly MapPoint[] = [
  shop,
  point(23.7822, 90.4081),
  point(23.7828, 90.4123),
  rider,
  point(23.7862, 90.4136),
  point(23.7868, 90.4188),
  customer,
];

/** Map style with inline data, so that examples work without a network. */
export const plainStyleUrl = `data:application/json,${encodeURIComponent(
  JSON.stringify({
    version: 8,
    sources: {
      streets: {
        type: 'geojson',
        attribution: '<a href="https://example.org/">Saddlebag city</a>',
        data: {
          type: 'FeatureCollection',
          features: Array.from({ length: 41 }, (_, index) => index - 20).flatMap((step) => [
            {
              type: 'Feature',
              properties: {},
              geometry: {
                type: 'LineString',
                coordinates: [
                  [90.3, 23.78 + step * 0.004],
                  [90.5, 23.785 + step * 0.004],
                ],
              },
            },
            {
              type: 'Feature',
              properties: {},
              geometry: {
                type: 'LineString',
                coordinates: [
                  [90.41 + step * 0.004, 23.7],
                  [90.408 + step * 0.004, 23.86],
                ],
              },
            },
          ]),
        },
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': 'linen' } },
      { id: 'streets', type: 'line', source: 'streets', paint: { 'line-color': 'white', 'line-width': 5 } },
    ],
  }),
)}`;
