import { useRef } from 'react';
import { restingHeight } from './sheet-heights.ts';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import type { SheetHeight } from './sheet-heights.ts';

/** Distance in pixels after which a press becomes a drag. A shorter one is a tap on a control. */
const dragThreshold = 6;

interface ActiveDrag {
  readonly pointer: number;
  readonly startY: number;
  readonly startLength: number;
  /** The last movement, from which the speed at the drop results. */
  y: number;
  at: number;
  speed: number;
  hasMoved: boolean;
}

interface SheetDragOptions {
  readonly sheet: RefObject<HTMLElement | null>;
  /** Returns the length of each height in pixels. */
  readonly measure: () => Readonly<Record<SheetHeight, number>>;
  readonly onDrop: (height: SheetHeight) => void;
}

/** Gives a dragged sheet its length in pixels. With null, its resting height applies again. */
const showDrag = (sheet: HTMLElement, length: number | null) => {
  sheet.toggleAttribute('data-dragging', length !== null);
  sheet.style.blockSize = length === null ? '' : `${String(length)}px`;
};

/** Lets the user drag the sheet by its header. The sheet follows the pointer and then moves to a height. */
export function useSheetDrag({ sheet, measure, onDrop }: SheetDragOptions) {
  const drag = useRef<ActiveDrag | null>(null);
  /** True from the end of a drag until the next press. */
  const isClickIgnored = useRef(false);

  const release = () => {
    drag.current = null;
    if (sheet.current) showDrag(sheet.current, null);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0 || !sheet.current) return;
      // A mouse may leave the header at once. The pressed element keeps the pointer, so that it is still clicked.
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
      isClickIgnored.current = false;
      drag.current = {
        pointer: event.pointerId,
        startY: event.clientY,
        startLength: sheet.current.offsetHeight,
        y: event.clientY,
        at: event.timeStamp,
        speed: 0,
        hasMoved: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current: active } = drag;
      if (active?.pointer !== event.pointerId || !sheet.current) return;
      const distance = active.startY - event.clientY;
      if (!active.hasMoved) {
        if (Math.abs(distance) < dragThreshold) return;
        active.hasMoved = true;
      }
      active.speed = (active.y - event.clientY) / Math.max(1, event.timeStamp - active.at);
      active.y = event.clientY;
      active.at = event.timeStamp;
      const { peek, full } = measure();
      const length = Math.min(full, Math.max(peek, active.startLength + distance));
      showDrag(sheet.current, length);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current: active } = drag;
      if (active?.pointer !== event.pointerId || !sheet.current) return;
      if (active.hasMoved) {
        isClickIgnored.current = true;
        const length = sheet.current.offsetHeight;
        onDrop(restingHeight({ lengths: measure(), length, speed: active.speed }));
      }
      release();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointer === event.pointerId) release();
    },
    onClickCapture: (event: MouseEvent) => {
      // Some browsers click the control on which a drag ends. A click from the keyboard has no detail.
      if (!isClickIgnored.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

export type SheetDrag = ReturnType<typeof useSheetDrag>;
