import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fitPins, isCovered } from './fit-pins.ts';
import { project } from './mercator.ts';
import type { RefObject } from 'react';
import type { Box, PinFit } from './fit-pins.ts';
import type { MapStore } from './map-store.ts';
import type { Camera, Point } from './mercator.ts';

/** A fit is redone once everything could be shown this much closer. */
const looseZoom = 1.2;
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

  const pins = (): PinFit => ({
    points: fit,
    size: store.frame().size,
    padding: fitPadding,
    controls: root.current && controlsOf(root.current),
  });

  const fitNow = useEffectEvent((isForced: boolean) => {
    const { camera, size } = store.frame();
    const next = fitPins(pins());
    if (!next || size.width === 0) return;
    if (!isForced && isPlaced.current && !isPoorFit(camera, next, pins())) return;
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
    // Room is left for the buttons, which are larger in another density.
    const controls = root.current.querySelector('[data-slot=map-controls]');
    if (controls) observer.observe(controls);
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
      setTouched(false);
      moveTo(fitPins(pins()) ?? { center, zoom }, true);
    },
  };
}

/** Where the buttons lie, in pixels of the map. */
function controlsOf(root: HTMLElement): Box | null {
  const controls = root.querySelector('[data-slot=map-controls]')?.getBoundingClientRect();
  if (!controls) return null;
  const { left, top } = root.getBoundingClientRect();
  return {
    left: controls.left - left,
    top: controls.top - top,
    right: controls.right - left,
    bottom: controls.bottom - top,
  };
}

/** Whether a point is out of sight or under the buttons, or everything could be shown much closer. */
function isPoorFit(camera: Camera, best: Camera, pins: PinFit): boolean {
  if (best.zoom - camera.zoom > looseZoom) return true;
  if (isCovered(camera, pins) && !isCovered(best, pins)) return true;
  const { points, size } = pins;
  return points.some((point) => {
    const { x, y } = project(point, camera, size);
    return x < 0 || y < 0 || x > size.width || y > size.height;
  });
}
