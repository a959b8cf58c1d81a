import { useRef } from 'react';
import { clampZoom, panned, unproject } from './mercator.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
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
 * page, except with `greedy` gestures.
 */
export function useStaticGestures({ store, gestures, onPress, onMove }: StaticGesturesOptions) {
  const held = useRef<{ x: number; y: number; camera: Camera; isDrag: boolean } | null>(null);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      held.current = { x: event.clientX, y: event.clientY, camera: store.frame().camera, isDrag: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = held.current;
      if (!start) return;
      const move = { x: event.clientX - start.x, y: event.clientY - start.y };
      if (!start.isDrag && Math.hypot(move.x, move.y) < pressTolerance) return;
      start.isDrag = true;
      if (gestures === 'none' || (gestures === 'cooperative' && event.pointerType !== 'mouse')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onMove(panned(start.camera, move));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = held.current;
      held.current = null;
      if (!start || start.isDrag) return;
      const box = event.currentTarget.getBoundingClientRect();
      const { camera, size } = store.frame();
      onPress(unproject({ x: event.clientX - box.left, y: event.clientY - box.top }, camera, size));
    },
    onPointerCancel: () => {
      held.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (gestures === 'none') return;
      const { camera } = store.frame();
      const step = steps[event.key];
      const zoomStep = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
      if (!step && zoomStep === 0) return;
      event.preventDefault();
      onMove(
        step
          ? panned(camera, { x: step[0], y: step[1] })
          : { ...camera, zoom: clampZoom(camera.zoom + zoomStep) },
      );
    },
  };
}
