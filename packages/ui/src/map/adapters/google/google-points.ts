/// <reference types="google.maps" />
import type { Camera, Point } from '../../mercator.ts';

export const toLatLng = ({ latitude, longitude }: Point): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

export const toPoint = ({ lat, lng }: google.maps.LatLngLiteral): Point => ({
  latitude: lat,
  longitude: lng,
});

/** Google's zoom needs no conversion, because both refer to tiles of 256 px. */
export const toCamera = (center: google.maps.LatLngLiteral, zoom: number): Camera => ({
  center: toPoint(center),
  zoom,
});
