import type { City, StreetClass } from './city.ts';
import { mapPalettes, type ColorScheme, type MapPalette } from './map-palette.ts';
import { mapSourceNames } from './map-sources.ts';

type Layer = Readonly<Record<string, unknown>>;

/** A MapLibre style, version 8. */
export interface MapStyle {
  readonly version: 8;
  readonly name: string;
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
  readonly sources: Readonly<
    Record<string, { readonly type: 'geojson'; readonly data: string; readonly maxzoom: number }>
  >;
  readonly layers: readonly Layer[];
}

/** Street classes, narrowest first, so that wider streets are drawn over narrower ones at junctions. */
const streetClasses: readonly StreetClass[] = ['local', 'secondary', 'primary', 'highway'];
/**
 * Street widths in pixels at zoom 18, where a pixel is about 28 cm. The width roughly halves with each lower
 * zoom level.
 */
const widths: Readonly<Record<StreetClass, number>> = { local: 33, secondary: 44, primary: 56, highway: 66 };
/** Street widths in pixels at zoom 12. */
const minWidths: Readonly<Record<StreetClass, number>> = {
  local: 0.35,
  secondary: 0.9,
  primary: 1.7,
  highway: 2.4,
};
/** Minimum zoom at which streets are drawn, by class. */
const minStreetZooms: Readonly<Record<StreetClass, number>> = {
  local: 11.5,
  secondary: 10,
  primary: 8,
  highway: 5,
};
/** Minimum zoom at which the names of streets are drawn, by class. */
const minNameZooms: Readonly<Record<StreetClass, number>> = {
  local: 15.4,
  secondary: 14.2,
  primary: 13,
  highway: 12,
};

/**
 * Font names. MapLibre derives the weight from the first one. It draws the glyphs with local fonts, so no
 * glyph server is needed.
 */
const font = ['Noto Sans Medium', 'Noto Sans', 'system-ui'];
const boldFont = ['Noto Sans SemiBold', 'Noto Sans', 'system-ui'];

const streetWidth = (kind: StreetClass, extraWidth: number): unknown => [
  'interpolate',
  ['exponential', 1.75],
  ['zoom'],
  10,
  minWidths[kind] * 0.5 + extraWidth * 0.3,
  12,
  minWidths[kind] + extraWidth * 0.6,
  14,
  widths[kind] / 14 + extraWidth,
  18,
  widths[kind] + extraWidth * 1.6,
  20,
  widths[kind] * 4 + extraWidth * 2,
];

const streetLayers = (palette: MapPalette): Layer[] => {
  const layer = (kind: StreetClass, part: 'casing' | 'fill'): Layer => ({
    id: `street-${part}-${kind}`,
    type: 'line',
    source: 'streets',
    minzoom: part === 'casing' ? Math.max(12, minStreetZooms[kind]) : minStreetZooms[kind],
    filter: ['==', ['get', 'class'], kind],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': palette.streets[kind][part],
      'line-width': streetWidth(kind, part === 'casing' ? 1.6 : 0),
      ...(part === 'casing' && kind === 'local'
        ? { 'line-opacity': ['interpolate', ['linear'], ['zoom'], 12.5, 0, 14, 1] }
        : {}),
    },
  });
  return [
    ...streetClasses.map((kind) => layer(kind, 'casing')),
    ...streetClasses.map((kind) => layer(kind, 'fill')),
  ];
};

const surfaceLayers = (palette: MapPalette): Layer[] => [
  { id: 'country', type: 'background', paint: { 'background-color': palette.country } },
  {
    id: 'city',
    type: 'fill',
    source: 'areas',
    paint: { 'fill-color': palette.city, 'fill-outline-color': palette.city },
  },
  {
    id: 'parks',
    type: 'fill',
    source: 'parks',
    paint: { 'fill-color': ['match', ['get', 'kind'], 'wood', palette.wood, palette.park] },
  },
  { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': palette.water } },
  {
    id: 'shore',
    type: 'line',
    source: 'water',
    minzoom: 13,
    paint: {
      'line-color': palette.shore,
      'line-width': ['interpolate', ['linear'], ['zoom'], 13, 0.6, 18, 2],
      'line-opacity': 0.7,
    },
  },
  {
    id: 'buildings',
    type: 'fill',
    source: 'buildings',
    minzoom: 14.6,
    paint: {
      'fill-color': palette.building.fill,
      'fill-outline-color': palette.building.casing,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14.6, 0, 15.3, 1],
    },
  },
];

const nameLayer = (
  id: string,
  source: string,
  palette: MapPalette,
  color: string,
  layer: { readonly layout: Layer } & Layer,
): Layer => ({
  id,
  type: 'symbol',
  source,
  ...layer,
  layout: { 'text-field': ['get', 'name'], 'text-font': font, ...layer.layout },
  paint: {
    'text-color': color,
    'text-halo-color': palette.text.halo,
    'text-halo-width': 1.4,
    'text-halo-blur': 0.4,
  },
});

const kindIs = (kind: string): unknown => ['==', ['get', 'kind'], kind];

const nameLayers = (palette: MapPalette): Layer[] => [
  ...streetClasses.map((kind) =>
    nameLayer(`street-name-${kind}`, 'streets', palette, palette.text.street, {
      minzoom: minNameZooms[kind],
      filter: ['==', ['get', 'class'], kind],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 380,
        'text-max-angle': 30,
        'text-padding': 6,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          13,
          kind === 'local' ? 9.5 : 10.5,
          18,
          kind === 'local' ? 13 : 14,
        ],
      },
    }),
  ),
  nameLayer('water-name', 'labels', palette, palette.text.water, {
    filter: kindIs('water'),
    minzoom: 11,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 500,
      'text-letter-spacing': 0.16,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 16, 16],
    },
  }),
  nameLayer('park-name', 'labels', palette, palette.text.park, {
    filter: kindIs('park'),
    minzoom: 14.3,
    layout: { 'text-size': 11.5, 'text-max-width': 7 },
  }),
  {
    id: 'landmark',
    type: 'circle',
    source: 'labels',
    filter: kindIs('landmark'),
    minzoom: 14,
    paint: {
      'circle-radius': 4,
      'circle-color': palette.landmark,
      'circle-stroke-width': 1.6,
      'circle-stroke-color': palette.text.halo,
    },
  },
  nameLayer('landmark-name', 'labels', palette, palette.text.landmark, {
    filter: kindIs('landmark'),
    minzoom: 14.6,
    layout: { 'text-size': 11.5, 'text-max-width': 9, 'text-anchor': 'top', 'text-offset': [0, 0.6] },
  }),
  nameLayer('area-name', 'labels', palette, palette.text.area, {
    filter: kindIs('area'),
    minzoom: 11.4,
    maxzoom: 16,
    layout: {
      'text-font': boldFont,
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.08,
      'text-max-width': 8,
      'text-padding': 4,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11.4, 9, 13, 11, 15, 14],
    },
  }),
  nameLayer('city-name', 'labels', palette, palette.text.street, {
    filter: kindIs('city'),
    maxzoom: 11.4,
    layout: { 'text-font': boldFont, 'text-size': 18 },
  }),
];

/**
 * Creates the style of the base map. Its sources are the files of `createMapSource` at `/map/{country}/…`.
 */
export const createMapStyle = (city: City, scheme: ColorScheme): MapStyle => {
  const palette = mapPalettes[scheme];
  const source = (name: string) =>
    ({ type: 'geojson', data: `/map/${city.country}/${name}.json`, maxzoom: 16 }) as const;
  return {
    version: 8,
    name: `${city.name}, ${scheme}`,
    center: [city.center.longitude, city.center.latitude],
    zoom: 12,
    sources: Object.fromEntries(mapSourceNames.map((name) => [name, source(name)])),
    layers: [...surfaceLayers(palette), ...streetLayers(palette), ...nameLayers(palette)],
  };
};
