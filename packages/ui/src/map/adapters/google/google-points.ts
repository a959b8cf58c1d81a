/// <reference types="google.maps" />
import type { Camera, Point } from '../../mercator.ts';

/** Google's zoom is ours: tiles of 256 px. */
export const toLatLng = ({ latitude, longitude }: Point): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

export const toPoint = ({ lat, lng }: google.maps.LatLngLiteral): Point => ({
  latitude: lat,
  longitude: lng,
});

export const toCamera = (center: google.maps.LatLngLiteral, zoom: number): Camera => ({
  center: toPoint(center),
  zoom,
});
