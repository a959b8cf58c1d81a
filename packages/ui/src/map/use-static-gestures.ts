import { useEffect, useEffectEvent, useRef } from 'react';
import { clampZoom, panCamera, unproject } from './mercator.ts';
import type { MapGestures } from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Camera, Point } from './mercator.ts';

/** Pixels that the pointer must move before a press becomes a drag. */
const dragThreshold = 6;
/** Pixels that an arrow key pans the picture. */
const keyStep = 80;
const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
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
 * Handles presses, mouse drags, arrow keys and zoom keys on the static picture. A finger scrolls the page
 * unless gestures are `greedy`. With `none`, handles only presses. Returns the ref of the picture, which gets
 * native listeners like an engine's canvas.
 */
export function useStaticGestures({ store, gestures, onPress, onMove }: StaticGesturesOptions) {
  const picture = useRef<HTMLDivElement>(null);
  const dragRef = useRef<{ x: number; y: number; camera: Camera; hasMoved: boolean } | null>(null);

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0) return;
    dragRef.current = { x: event.clientX, y: event.clientY, camera: store.frame().camera, hasMoved: false };
  });
  const onPointerMove = useEffectEvent((event: PointerEvent) => {
    const drag = dragRef.current;
    if (!drag) return;
    const offset = { x: event.clientX - drag.x, y: event.clientY - drag.y };
    if (!drag.hasMoved && Math.hypot(offset.x, offset.y) < dragThreshold) return;
    drag.hasMoved = true;
    if (gestures === 'none' || (gestures === 'cooperative' && event.pointerType !== 'mouse')) return;
    picture.current?.setPointerCapture(event.pointerId);
    onMove(panCamera(drag.camera, offset));
  });
  const onPointerUp = useEffectEvent((event: PointerEvent) => {
    const drag = dragRef.current;
    dragRef.current = null;
    if (!drag || drag.hasMoved || !picture.current) return;
    const bounds = picture.current.getBoundingClientRect();
    const { camera, size } = store.frame();
    onPress(unproject({ x: event.clientX - bounds.left, y: event.clientY - bounds.top }, camera, size));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { camera } = store.frame();
    const step = arrowDirections[event.key];
    const zoomStep = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (gestures === 'none' || (!step && zoomStep === 0)) return;
    event.preventDefault();
    onMove(
      step
        ? panCamera(camera, { x: step[0], y: step[1] })
        : { ...camera, zoom: clampZoom(camera.zoom + zoomStep) },
    );
  });

  useEffect(() => {
    const element = picture.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', onPointerDown, { signal });
    element.addEventListener('pointermove', onPointerMove, { signal });
    element.addEventListener('pointerup', onPointerUp, { signal });
    element.addEventListener('pointercancel', () => (dragRef.current = null), { signal });
    element.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      controller.abort();
    };
  }, []);

  return picture;
}
