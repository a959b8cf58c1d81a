import { useEffect, useEffectEvent, useRef } from 'react';
import { clampZoom, panned, unproject } from './mercator.ts';
import type { MapGestures } from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Camera, Point } from './mercator.ts';

const pressTolerance = 6;
const keyStep = 80;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

interface StaticGesturesOptions {
  readonly store: MapStore;
  readonly gestures: MapGestures;
  readonly onPress: (point: Point) => void;
  readonly onMove: (camera: Camera) => void;
}

/**
 * The gestures of the static picture: a press, a drag with the mouse, and arrows and zoom keys. A finger scrolls the
 * page, except with `greedy` gestures. Returns the ref of the picture; it listens there as an engine does.
 */
export function useStaticGestures({ store, gestures, onPress, onMove }: StaticGesturesOptions) {
  const picture = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; camera: Camera; isDrag: boolean } | null>(null);

  const start = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0) return;
    held.current = { x: event.clientX, y: event.clientY, camera: store.frame().camera, isDrag: false };
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const grip = held.current;
    if (!grip) return;
    const way = { x: event.clientX - grip.x, y: event.clientY - grip.y };
    if (!grip.isDrag && Math.hypot(way.x, way.y) < pressTolerance) return;
    grip.isDrag = true;
    if (gestures === 'none' || (gestures === 'cooperative' && event.pointerType !== 'mouse')) return;
    picture.current?.setPointerCapture(event.pointerId);
    onMove(panned(grip.camera, way));
  });
  const end = useEffectEvent((event: PointerEvent) => {
    const grip = held.current;
    held.current = null;
    if (!grip || grip.isDrag || !picture.current) return;
    const box = picture.current.getBoundingClientRect();
    const { camera, size } = store.frame();
    onPress(unproject({ x: event.clientX - box.left, y: event.clientY - box.top }, camera, size));
  });
  const stroke = useEffectEvent((event: KeyboardEvent) => {
    const { camera } = store.frame();
    const step = steps[event.key];
    const zoomStep = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (gestures === 'none' || (!step && zoomStep === 0)) return;
    event.preventDefault();
    onMove(
      step
        ? panned(camera, { x: step[0], y: step[1] })
        : { ...camera, zoom: clampZoom(camera.zoom + zoomStep) },
    );
  });

  useEffect(() => {
    const element = picture.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('pointerdown', start, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', () => (held.current = null), { signal });
    element.addEventListener('keydown', stroke, { signal });
    return () => {
      leaving.abort();
    };
  }, []);

  return picture;
}
