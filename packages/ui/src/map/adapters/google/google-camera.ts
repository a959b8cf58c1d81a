import { toCamera, toLatLng } from './google-points.ts';
import type { Camera } from '../../mercator.ts';

const movementMs = 400;

export interface GoogleCamera {
  moveTo(camera: Camera, options: { readonly animate: boolean }): void;
  /** To be told of each change of Google's camera. */
  changed(center: google.maps.LatLngLiteral, zoom: number): void;
  /** The person takes hold of the map. */
  grasped(): void;
  /** Google's camera came to rest. */
  rested(): void;
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * Moves Google's camera and tells its moves apart from the person's, which Google does not: what changes while no
 * move was asked for is the person's. Google eases only some moves, so the way is drawn here, frame by frame.
 */
export function googleCamera(
  map: google.maps.Map,
  first: Camera,
  onCameraChange: (camera: Camera, byPerson: boolean) => void,
): GoogleCamera {
  let now = first;
  let isAsked = true;
  let frame = 0;

  const jump = (camera: Camera) => {
    map.moveCamera({ center: toLatLng(camera.center), zoom: camera.zoom });
  };
  const glide = (to: Camera) => {
    const from = now;
    let start: number | undefined;
    const draw = (time: number) => {
      start ??= time;
      const share = Math.min((time - start) / movementMs, 1);
      const between = (one: number, other: number) => one + (other - one) * easeOut(share);
      isAsked = true;
      jump({
        center: {
          latitude: between(from.center.latitude, to.center.latitude),
          longitude: between(from.center.longitude, to.center.longitude),
        },
        zoom: between(from.zoom, to.zoom),
      });
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
  };

  return {
    moveTo(camera, { animate }) {
      cancelAnimationFrame(frame);
      isAsked = true;
      if (animate) glide(camera);
      else jump(camera);
    },
    changed(center, zoom) {
      const { latitude, longitude } = now.center;
      // A map that only changes its size reports the camera it had.
      if (center.lat === latitude && center.lng === longitude && zoom === now.zoom) return;
      now = toCamera(center, zoom);
      onCameraChange(now, !isAsked);
    },
    grasped() {
      cancelAnimationFrame(frame);
      isAsked = false;
    },
    rested() {
      isAsked = false;
    },
  };
}
