import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fitCamera, panned, project } from './mercator.ts';
import type { RefObject } from 'react';
import type { MapStore } from './map-store.ts';
import type { Camera, Point, Size } from './mercator.ts';

/** A fit is redone once everything could be shown this much closer. */
const looseZoom = 1.2;
/** The closest zoom at which a fit shows several points, or one. */
const closestFit = 17;
/** Pins stand above their points: a fit leaves this much more room at the top. */
const pinHeight = 48;

interface MapCameraOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly store: MapStore;
  readonly center: Point;
  readonly zoom: number;
  readonly fit: readonly Point[];
  readonly fitPadding: number;
  readonly moveTo: (camera: Camera, animate: boolean) => void;
  readonly resize: () => void;
}

/**
 * Decides what the map looks at: its centre and zoom, or all points to fit, measured anew when the map's size
 * changes. Once the person moved it, it stays where they left it until they ask for everything again.
 */
export function useMapCamera({
  root,
  store,
  center,
  zoom,
  fit,
  fitPadding,
  moveTo,
  resize,
}: MapCameraOptions) {
  const [isTouched, setTouched] = useState(false);
  const isPlaced = useRef(false);
  const fitKey = fit.map(({ latitude, longitude }) => `${String(latitude)},${String(longitude)}`).join(' ');

  const fitNow = useEffectEvent((isForced: boolean) => {
    const { camera, size } = store.frame();
    const next = fitPins(fit, size, fitPadding);
    if (!next || size.width === 0) return;
    if (!isForced && isPlaced.current && !isPoorFit(fit, camera, next, size)) return;
    moveTo(next, isPlaced.current);
    isPlaced.current = true;
  });

  const measure = useEffectEvent((isFirst: boolean) => {
    const box = root.current?.getBoundingClientRect();
    if (!box) return;
    store.setFrame({ size: { width: box.width, height: box.height } });
    resize();
    if (isFirst || !isTouched) fitNow(true);
  });
  useLayoutEffect(() => {
    measure(true);
    if (!root.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      measure(false);
    });
    observer.observe(root.current);
    return () => {
      observer.disconnect();
    };
  }, [root]);

  const follow = useEffectEvent(() => {
    if (!isTouched) fitNow(false);
  });
  useEffect(() => {
    follow();
  }, [fitKey]);

  const look = useEffectEvent((camera: Camera) => {
    if (fit.length > 0) return;
    moveTo(camera, isPlaced.current);
    isPlaced.current = true;
  });
  const { latitude, longitude } = center;
  useEffect(() => {
    look({ center: { latitude, longitude }, zoom });
  }, [latitude, longitude, zoom]);

  return {
    isTouched,
    touch: () => {
      setTouched(true);
    },
    showEverything: () => {
      const { size } = store.frame();
      setTouched(false);
      moveTo(fitPins(fit, size, fitPadding) ?? { center, zoom }, true);
    },
  };
}

function fitPins(points: readonly Point[], size: Size, padding: number): Camera | null {
  const below = { ...size, height: Math.max(size.height - pinHeight, size.height / 2) };
  const camera = fitCamera(points, below, padding, closestFit);
  return camera && panned(camera, { x: 0, y: (size.height - below.height) / 2 });
}

/** Whether a point is out of sight, or everything could be shown much closer. */
function isPoorFit(points: readonly Point[], camera: Camera, best: Camera, size: Size): boolean {
  if (best.zoom - camera.zoom > looseZoom) return true;
  return points.some((point) => {
    const { x, y } = project(point, camera, size);
    return x < 0 || y < 0 || x > size.width || y > size.height;
  });
}
