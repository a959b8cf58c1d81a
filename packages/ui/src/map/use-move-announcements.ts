import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapLabels } from './map.labels.ts';
import type { Point } from './mercator.ts';

interface MoveAnnouncementOptions {
  readonly label: string;
  readonly labels: MapLabels;
  readonly announce: (text: string) => void;
}

/**
 * Announces the new position of a moved marker to screen readers: its coordinates at once, and its label when
 * the consumer has looked up the address and updated the label.
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
