export { MapClusters } from './map-clusters.tsx';
export { MapLine } from './map-line.tsx';
export { MapMarker } from './map-marker.tsx';
export { MapPolygon } from './map-polygon.tsx';
export { MapView } from './map-view.tsx';
export { mapLabels } from './map.labels.ts';
export { isInside } from './mercator.ts';
export { focusBaseMap } from './use-base-map-focus.ts';
export type {
  EngineShape,
  OnDemandEngine,
  MapAdapter,
  MapAdapterOptions,
  MapEngine,
  MapEngineSource,
  MapGestures,
  MapLayers,
  MountedMap,
  PlacedMarker,
} from './map-adapter.ts';
export type { AddressSource, FreeAddressSource } from './map-terms.ts';
export type { MapClusterItem, MapClustersProps } from './map-clusters.tsx';
export type { MapLabels } from './map.labels.ts';
export type { MapLineProps } from './map-line.tsx';
export type { MapMarkerProps } from './map-marker.types.ts';
export type { MapPolygonProps } from './map-polygon.tsx';
export type { GoogleMapViewProps, MapViewProps } from './map-view.types.ts';
export type { MarkerKind } from './map-store.ts';
export type { Point as MapPoint } from './mercator.ts';
