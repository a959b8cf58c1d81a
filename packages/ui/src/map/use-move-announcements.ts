import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapLabels } from './map.labels.ts';
import type { Point } from './mercator.ts';

interface MoveAnnouncementOptions {
  readonly label: string;
  readonly labels: MapLabels;
  readonly announce: (text: string) => void;
}

/**
 * Announces to screen readers where a marker was moved: the coordinates at once, and later the new label. The
 * consumer sets the label after it has looked up the address.
 */
export function useMoveAnnouncements({ label, labels, announce }: MoveAnnouncementOptions) {
  const isLabelPending = useRef(false);
  const announceLabel = useEffectEvent(() => {
    if (isLabelPending.current) announce(label);
    isLabelPending.current = false;
  });
  useEffect(() => {
    announceLabel();
  }, [label]);

  return {
    moved: (point: Point) => {
      isLabelPending.current = true;
      announce(labels.moved(label, point));
    },
    putBack: () => {
      announce(labels.putBack(label));
    },
  };
}
