import { useRef } from 'react';
import { prefersReducedMotion } from '../internals/prefers-reduced-motion.ts';
import { startsSwipe } from './starts-swipe.ts';
import type { PointerEvent } from 'react';
import type { DrawerSide } from './drawer.variants.ts';

/** Pixels before a movement says where it goes. */
const slop = 10;
/** A swipe closes when it went over this part of the width, or this fast (pixels a millisecond). */
const farEnough = 0.4;
const fastEnough = 0.5;

interface Swipe {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly startedAt: number;
  /** Away from the page's middle, in pixels; undefined until the direction is known. */
  distance: number | undefined;
}

/**
 * Lets a finger push the panel back to the edge it came from. The panel follows the finger, unless less
 * motion is wanted; `onClose` may refuse, and then the panel comes back.
 */
export function useSwipeToClose(side: DrawerSide, onClose: () => void) {
  const swipe = useRef<Swipe | null>(null);

  const follow = (panel: HTMLElement, distance: number) => {
    if (prefersReducedMotion()) return;
    panel.style.translate = `${String(distance * outward(panel, side))}px`;
  };
  const release = (panel: HTMLElement) => {
    swipe.current = null;
    delete panel.dataset['swiping'];
    panel.style.translate = '';
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (
        event.pointerType === 'mouse' ||
        !event.isPrimary ||
        !startsSwipe(event.target, event.currentTarget)
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
      const { current: now } = swipe;
      const panel = event.currentTarget;
      if (now?.pointer !== event.pointerId) return;
      const distance = (event.clientX - now.x) * outward(panel, side);
      const across = Math.abs(event.clientY - now.y);
      if (now.distance === undefined) {
        if (Math.max(Math.abs(distance), across) < slop) return;
        if (distance < across) {
          swipe.current = null;
          return;
        }
        panel.setPointerCapture(event.pointerId);
        panel.dataset['swiping'] = '';
      }
      now.distance = Math.max(0, distance);
      follow(panel, now.distance);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current: now } = swipe;
      const panel = event.currentTarget;
      if (now?.pointer !== event.pointerId) return;
      const distance = now.distance ?? 0;
      const speed = distance / Math.max(1, event.timeStamp - now.startedAt);
      const isMeant = distance > panel.getBoundingClientRect().width * farEnough || speed > fastEnough;
      if (distance > slop && isMeant) onClose();
      // A panel that closes goes on from where the finger left it; one that was refused comes back.
      requestAnimationFrame(() => {
        if (panel.dataset['state'] === 'open') release(panel);
      });
      swipe.current = null;
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (swipe.current?.pointer === event.pointerId) release(event.currentTarget);
    },
  };
}

/** 1 where the panel's edge is on the right, -1 where it is on the left. */
function outward(panel: HTMLElement, side: DrawerSide): 1 | -1 {
  const isMirrored = getComputedStyle(panel).direction === 'rtl';
  return (side === 'end') === isMirrored ? -1 : 1;
}
