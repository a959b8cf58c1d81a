import { toCamera, toLatLng } from './google-points.ts';
import type { Camera } from '../../mercator.ts';

const animationMs = 400;

export interface GoogleCamera {
  moveTo(camera: Camera, options: { readonly animate: boolean }): void;
  /** Processes a camera change that Google reports. */
  handleCameraChange(center: google.maps.LatLngLiteral, zoom: number): void;
  /** Processes the start of a drag by the user. */
  handleDragStart(): void;
  /** Processes the end of a camera movement. */
  handleIdle(): void;
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Moves Google's camera and distinguishes programmatic moves from user moves. Google's events do not
 * distinguish them. Every change outside a programmatic move counts as a user move. Google animates only some
 * moves, so this function animates every move, frame by frame.
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
      const interpolate = (a: number, b: number) => a + (b - a) * easeOut(progress);
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
      // After a resize, Google reports the same camera again.
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
