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

/** Converts Google's camera. The zoom stays the same, because Google also uses tiles of 256 px. */
export const toCamera = (center: google.maps.LatLngLiteral, zoom: number): Camera => ({
  center: toPoint(center),
  zoom,
});
