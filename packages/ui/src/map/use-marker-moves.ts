import { useEffect, useRef } from 'react';
import { project, unproject } from './mercator.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MapStore } from './map-store.ts';
import type { Pixel, Point } from './mercator.ts';

/** Pixels that an arrow key moves a marker by; ten times as many with Shift. */
const keyStep = 4;
/** Key presses closer together than this are one movement. */
const pauseMs = 400;
const pressTolerance = 4;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
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
  /** Escape, or the system took the pointer away: it stands where it stood. */
  readonly onPutBack: () => void;
}

interface Movement {
  readonly from: Pixel;
  readonly pointer: Pixel | null;
  point: Point;
  hasMoved: boolean;
}

/**
 * Moves a marker by pointer or arrow keys and tells once where it came to rest: when the pointer lets go, or when the
 * keys pause for 400 ms. Escape puts it back.
 */
export function useMarkerMoves({
  store,
  position,
  isDraggable,
  hold,
  onMove,
  onMoveEnd,
  onPutBack,
}: MarkerMovesOptions) {
  const movement = useRef<Movement | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
    },
    [],
  );
  if (!isDraggable) return null;

  const begin = (pointer: Pixel | null): Movement => {
    const { camera, size } = store.frame();
    return (movement.current ??= {
      from: project(position, camera, size),
      pointer,
      point: position,
      hasMoved: false,
    });
  };
  const moveTo = (moving: Movement, { x, y }: Pixel) => {
    const { camera, size } = store.frame();
    moving.point = unproject({ x, y }, camera, size);
    moving.hasMoved = true;
    hold(moving.point);
    onMove?.(moving.point);
  };
  const end = () => {
    clearTimeout(pause.current);
    const moving = movement.current;
    movement.current = null;
    if (moving?.hasMoved) onMoveEnd?.(moving.point);
  };
  const putBack = () => {
    clearTimeout(pause.current);
    const hasMoved = movement.current?.hasMoved === true;
    movement.current = null;
    hold(null);
    if (hasMoved) onPutBack();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      end();
      begin({ x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moving = movement.current;
      if (!moving?.pointer) return;
      const move = { x: event.clientX - moving.pointer.x, y: event.clientY - moving.pointer.y };
      if (!moving.hasMoved && Math.hypot(move.x, move.y) < pressTolerance) return;
      moveTo(moving, { x: moving.from.x + move.x, y: moving.from.y + move.y });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      end();
    },
    onPointerCancel: putBack,
    onBlur: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && movement.current) {
        event.preventDefault();
        event.stopPropagation();
        putBack();
      }
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const moving = begin(null);
      const { camera, size } = store.frame();
      const at = project(moving.point, camera, size);
      const length = keyStep * (event.shiftKey ? 10 : 1);
      moveTo(moving, { x: at.x + step[0] * length, y: at.y + step[1] * length });
      clearTimeout(pause.current);
      pause.current = setTimeout(end, pauseMs);
    },
  };
}
