import { useEffect, useRef, type RefObject } from 'react';

/** Half a second, the usual longest time between the presses of a double press. */
const doublePressMs = 500;
/** Largest distance between the presses of a double press, in CSS pixels. */
const doublePressPx = 32;

/** Layers of the library, and native popovers. */
const openLayers = ':is([role=dialog], [role=alertdialog], [role=menu])[data-state=open], :popover-open';

interface Press {
  readonly event: PointerEvent;
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** The map in which it began. Null if it began elsewhere. */
  readonly map: Element | null;
}

/** The last two presses anywhere. All maps share them, because a press can replace one screen with another. */
let latest: Press | null = null;
let previous: Press | null = null;

const remember = (event: PointerEvent): void => {
  if (latest?.event === event) return;
  const map = event.target instanceof Element ? event.target.closest('[data-slot=map]') : null;
  previous = latest;
  latest = { event, time: event.timeStamp, x: event.clientX, y: event.clientY, map };
};

const isSecondOfDoublePress = (map: Element): boolean =>
  latest !== null &&
  previous !== null &&
  previous.map !== map &&
  latest.time - previous.time < doublePressMs &&
  Math.hypot(latest.x - previous.x, latest.y - previous.y) < doublePressPx;

const isUnderLayer = (map: Element): boolean =>
  [...document.querySelectorAll(openLayers)].some((layer) => !layer.contains(map));

/**
 * Returns a function that tells whether the last press on the map was meant for something else: it closed a menu or a
 * dialog, or it was the second of a double press that began on something which is gone, such as a button of a dialog.
 * @param root The map's element.
 */
export const useAccidentalPress = (root: RefObject<HTMLElement | null>): (() => boolean) => {
  const isAccidental = useRef(false);
  useEffect(() => {
    const onPointerDown = (event: PointerEvent): void => {
      remember(event);
      const map = root.current;
      if (map && event.target instanceof Node && map.contains(event.target))
        isAccidental.current = isUnderLayer(map) || isSecondOfDoublePress(map);
    };
    // In the capture phase the layer is still open.
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
    };
  }, [root]);
  return () => isAccidental.current;
};
