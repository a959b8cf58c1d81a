import { useEffect, useRef } from 'react';
import { project, unproject } from './mercator.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MapStore } from './map-store.ts';
import type { Pixel, Point } from './mercator.ts';

/** Pixels that an arrow key moves a marker. Shift multiplies them by 10. */
const keyStep = 4;
/** Milliseconds without a key press after which a keyboard movement ends. */
const pauseMs = 400;
/** Pixels that the pointer must move before a press becomes a drag. */
const dragThreshold = 4;
const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface MarkerMovesOptions {
  readonly store: MapStore;
  readonly position: Point;
  readonly isDraggable: boolean;
  readonly hold: (point: Point | null) => void;
  readonly onMove: ((point: Point) => void) | undefined;
  readonly onMoveEnd: ((point: Point) => void) | undefined;
  /** Called when Escape or a cancelled pointer returns the marker to its previous position. */
  readonly onMoveCancel: () => void;
}

interface Movement {
  readonly from: Pixel;
  readonly pointer: Pixel | null;
  point: Point;
  hasMoved: boolean;
}

/**
 * Moves a marker with the pointer or the arrow keys. Reports the final point once: on pointer release, 400 ms
 * after the last key press, or on blur. Escape during a movement returns the marker to its previous position.
 */
export function useMarkerMoves({
  store,
  position,
  isDraggable,
  hold,
  onMove,
  onMoveEnd,
  onMoveCancel,
}: MarkerMovesOptions) {
  const movementRef = useRef<Movement | null>(null);
  const pauseTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(pauseTimer.current);
    },
    [],
  );
  if (!isDraggable) return null;

  const startMovement = (pointer: Pixel | null): Movement => {
    const { camera, size } = store.frame();
    return (movementRef.current ??= {
      from: project(position, camera, size),
      pointer,
      point: position,
      hasMoved: false,
    });
  };
  const moveTo = (currentMovement: Movement, { x, y }: Pixel) => {
    const { camera, size } = store.frame();
    currentMovement.point = unproject({ x, y }, camera, size);
    currentMovement.hasMoved = true;
    hold(currentMovement.point);
    onMove?.(currentMovement.point);
  };
  const endMovement = () => {
    clearTimeout(pauseTimer.current);
    const currentMovement = movementRef.current;
    movementRef.current = null;
    if (currentMovement?.hasMoved) onMoveEnd?.(currentMovement.point);
  };
  const cancelMovement = () => {
    clearTimeout(pauseTimer.current);
    const hasMoved = movementRef.current?.hasMoved === true;
    movementRef.current = null;
    hold(null);
    if (hasMoved) onMoveCancel();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      endMovement();
      startMovement({ x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const currentMovement = movementRef.current;
      if (!currentMovement?.pointer) return;
      const offset = {
        x: event.clientX - currentMovement.pointer.x,
        y: event.clientY - currentMovement.pointer.y,
      };
      if (!currentMovement.hasMoved && Math.hypot(offset.x, offset.y) < dragThreshold) return;
      moveTo(currentMovement, { x: currentMovement.from.x + offset.x, y: currentMovement.from.y + offset.y });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      endMovement();
    },
    onPointerCancel: cancelMovement,
    onBlur: endMovement,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && movementRef.current) {
        event.preventDefault();
        event.stopPropagation();
        cancelMovement();
      }
      const step = arrowDirections[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const currentMovement = startMovement(null);
      const { camera, size } = store.frame();
      const pixel = project(currentMovement.point, camera, size);
      const distance = keyStep * (event.shiftKey ? 10 : 1);
      moveTo(currentMovement, { x: pixel.x + step[0] * distance, y: pixel.y + step[1] * distance });
      clearTimeout(pauseTimer.current);
      pauseTimer.current = setTimeout(endMovement, pauseMs);
    },
  };
}
