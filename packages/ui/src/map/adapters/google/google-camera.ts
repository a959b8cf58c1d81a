import { toCamera, toLatLng } from './google-points.ts';
import type { Camera } from '../../mercator.ts';

const animationMs = 400;

export interface GoogleCamera {
  moveTo(camera: Camera, options: { readonly animate: boolean }): void;
  /** Must be called on each change of Google's camera. */
  handleCameraChange(center: google.maps.LatLngLiteral, zoom: number): void;
  /** Must be called when the user starts to drag the map. */
  handleDragStart(): void;
  /** Must be called when Google's camera stops moving. */
  handleIdle(): void;
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Moves Google's camera and distinguishes programmatic moves from those of the user, which Google does not
 * do. Every change outside a programmatic move counts as a user move. Google animates only some moves, so
 * this function animates them itself, frame by frame.
 */
export function googleCamera(
  map: google.maps.Map,
  initialCamera: Camera,
  onCameraChange: (camera: Camera, byUser: boolean) => void,
): GoogleCamera {
  let current = initialCamera;
  let isProgrammatic = true;
  let frame = 0;

  const jump = (camera: Camera) => {
    map.moveCamera({ center: toLatLng(camera.center), zoom: camera.zoom });
  };
  const glide = (to: Camera) => {
    const from = current;
    let start: number | undefined;
    const drawFrame = (time: number) => {
      start ??= time;
      const progress = Math.min((time - start) / animationMs, 1);
      const interpolate = (one: number, other: number) => one + (other - one) * easeOut(progress);
      isProgrammatic = true;
      jump({
        center: {
          latitude: interpolate(from.center.latitude, to.center.latitude),
          longitude: interpolate(from.center.longitude, to.center.longitude),
        },
        zoom: interpolate(from.zoom, to.zoom),
      });
      if (progress < 1) frame = requestAnimationFrame(drawFrame);
    };
    frame = requestAnimationFrame(drawFrame);
  };

  return {
    moveTo(camera, { animate }) {
      cancelAnimationFrame(frame);
      isProgrammatic = true;
      if (animate) glide(camera);
      else jump(camera);
    },
    handleCameraChange(center, zoom) {
      const { latitude, longitude } = current.center;
      // After a resize, Google reports the unchanged camera.
      if (center.lat === latitude && center.lng === longitude && zoom === current.zoom) return;
      current = toCamera(center, zoom);
      onCameraChange(current, !isProgrammatic);
    },
    handleDragStart() {
      cancelAnimationFrame(frame);
      isProgrammatic = false;
    },
    handleIdle() {
      isProgrammatic = false;
    },
  };
}
