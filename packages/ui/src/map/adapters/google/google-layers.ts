import { toLatLng } from './google-points.ts';
import type { EngineShape, MapLayers } from '../../map-adapter.ts';

const raisedZIndex = 1000;
const noFill = 'none';

/**
 * Draws pins as Google's advanced markers, and areas and lines as Google's shapes. Google moves them in the
 * same animation frame as the base map. `MapMarker` implements dragging and the arrow keys, so Google's
 * dragging is disabled.
 */
export function googleLayers(
  map: google.maps.Map,
  { AdvancedMarkerElement }: google.maps.MarkerLibrary,
): MapLayers {
  let shapeCount = 0;
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
        moveTo: (target) => {
          marker.position = toLatLng(target);
        },
        raise: (isRaised) => {
          marker.zIndex = isRaised ? raisedZIndex : rank;
        },
        remove: () => {
          marker.map = null;
          marker.content = null;
        },
      };
    },
    drawShape(shape) {
      shapeCount += 1;
      const options = { map, clickable: false, zIndex: shapeCount, ...strokeOptions(shape) };
      const path = shape.path.map(toLatLng);
      const overlay =
        shape.type === 'polygon'
          ? new google.maps.Polygon({
              ...options,
              paths: [path],
              fillColor: shape.fill,
              fillOpacity: shape.fill === noFill ? 0 : shape.fillOpacity,
            })
          : new google.maps.Polyline({ ...options, path });
      return () => {
        overlay.setMap(null);
      };
    },
  };
}

/**
 * Returns stroke options for a shape. Google has no dashes, so a dashed line is a row of symbols on an
 * invisible line.
 */
function strokeOptions({ stroke, strokeWidth, isDashed }: EngineShape): google.maps.PolylineOptions {
  if (!isDashed) return { strokeColor: stroke, strokeWeight: strokeWidth, strokeOpacity: 1 };
  const dot = { path: 'M 0,0 0,0.01', strokeColor: stroke, strokeOpacity: 1, scale: strokeWidth };
  return { strokeOpacity: 0, icons: [{ icon: dot, offset: '0', repeat: '11px' }] };
}
