import { toLatLng } from './google-points.ts';
import type { EngineShape, MapLayers } from '../../map-adapter.ts';

const raised = 1000;
const clear = 'none';

/**
 * Pins as Google's advanced markers, and areas and ways as its own shapes, so that they move with the ground in every
 * frame of Google's. The markers' content is the map's own element with its own keyboard and drag: Google's are off.
 */
export function googleLayers(
  map: google.maps.Map,
  { AdvancedMarkerElement }: google.maps.MarkerLibrary,
): MapLayers {
  let drawn = 0;
  return {
    placeMarker(content, point, rank) {
      const marker = new AdvancedMarkerElement({
        map,
        content,
        position: toLatLng(point),
        zIndex: rank,
        gmpDraggable: false,
      });
      return {
        moveTo: (to) => {
          marker.position = toLatLng(to);
        },
        raise: (isRaised) => {
          marker.zIndex = isRaised ? raised : rank;
        },
        remove: () => {
          marker.map = null;
          marker.content = null;
        },
      };
    },
    drawShape(shape) {
      drawn += 1;
      const options = { map, clickable: false, zIndex: drawn, ...strokeOf(shape) };
      const path = shape.path.map(toLatLng);
      const overlay =
        shape.type === 'polygon'
          ? new google.maps.Polygon({
              ...options,
              paths: [path],
              fillColor: shape.fill,
              fillOpacity: shape.fill === clear ? 0 : shape.fillOpacity,
            })
          : new google.maps.Polyline({ ...options, path });
      return () => {
        overlay.setMap(null);
      };
    },
  };
}

/** Google has no dashes; it sets symbols along a way that is not drawn itself. */
function strokeOf({ stroke, strokeWidth, isDashed }: EngineShape): google.maps.PolylineOptions {
  if (!isDashed) return { strokeColor: stroke, strokeWeight: strokeWidth, strokeOpacity: 1 };
  const dot = { path: 'M 0,0 0,0.01', strokeColor: stroke, strokeOpacity: 1, scale: strokeWidth };
  return { strokeOpacity: 0, icons: [{ icon: dot, offset: '0', repeat: '11px' }] };
}
