import { useRef } from 'react';
import { prefersReducedMotion } from '../internals/prefers-reduced-motion.ts';
import { canStartSwipe } from './can-start-swipe.ts';
import type { PointerEvent } from 'react';
import type { DrawerSide } from './drawer.variants.ts';

/** Distance in pixels after which the direction of a movement is decided. */
const directionThreshold = 10;
/** Fraction of the panel width. A longer swipe closes the drawer. */
const closingFraction = 0.4;
/** Speed in pixels per millisecond. A faster swipe closes the drawer, even if it is short. */
const closingSpeed = 0.5;

interface Swipe {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly startedAt: number;
  /** Distance towards the edge of the screen in pixels. Undefined until the direction is decided. */
  distance: number | undefined;
}

/**
 * Closes the panel when it is swiped back to its edge.
 *
 * The panel follows the finger, unless the user prefers reduced motion. If the panel is still open after
 * `onClose`, it snaps back.
 */
export function useSwipeToClose(side: DrawerSide, onClose: () => void) {
  const swipe = useRef<Swipe | null>(null);

  const movePanel = (panel: HTMLElement, distance: number) => {
    if (prefersReducedMotion()) return;
    panel.style.translate = `${String(distance * outwardSign(panel, side))}px`;
  };
  const resetPanel = (panel: HTMLElement) => {
    swipe.current = null;
    delete panel.dataset['swiping'];
    panel.style.translate = '';
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (
        event.pointerType === 'mouse' ||
        !event.isPrimary ||
        !canStartSwipe(event.target, event.currentTarget)
      )
        return;
      const { pointerId, clientX, clientY, timeStamp } = event;
      swipe.current = {
        pointer: pointerId,
        x: clientX,
        y: clientY,
        startedAt: timeStamp,
        distance: undefined,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current: active } = swipe;
      const panel = event.currentTarget;
      if (active?.pointer !== event.pointerId) return;
      const distance = (event.clientX - active.x) * outwardSign(panel, side);
      const verticalDistance = Math.abs(event.clientY - active.y);
      if (active.distance === undefined) {
        if (Math.max(Math.abs(distance), verticalDistance) < directionThreshold) return;
        if (distance < verticalDistance) {
          swipe.current = null;
          return;
        }
        panel.setPointerCapture(event.pointerId);
        panel.dataset['swiping'] = '';
      }
      active.distance = Math.max(0, distance);
      movePanel(panel, active.distance);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current: active } = swipe;
      const panel = event.currentTarget;
      if (active?.pointer !== event.pointerId) return;
      const distance = active.distance ?? 0;
      const speed = distance / Math.max(1, event.timeStamp - active.startedAt);
      const isSwipe =
        distance > panel.getBoundingClientRect().width * closingFraction || speed > closingSpeed;
      if (distance > directionThreshold && isSwipe) onClose();
      // A closing panel starts its exit animation at its current position. An open panel snaps back.
      requestAnimationFrame(() => {
        if (panel.dataset['state'] === 'open') resetPanel(panel);
      });
      swipe.current = null;
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (swipe.current?.pointer === event.pointerId) resetPanel(event.currentTarget);
    },
  };
}

/** Returns 1 if the panel is at the right edge of the screen, -1 if it is at the left edge. */
function outwardSign(panel: HTMLElement, side: DrawerSide): 1 | -1 {
  const isMirrored = getComputedStyle(panel).direction === 'rtl';
  return (side === 'end') === isMirrored ? -1 : 1;
}
