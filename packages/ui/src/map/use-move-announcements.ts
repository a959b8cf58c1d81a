import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapLabels } from './map.labels.ts';
import type { Point } from './mercator.ts';

interface MoveAnnouncements {
  readonly label: string;
  readonly labels: MapLabels;
  readonly announce: (text: string) => void;
}

/**
 * Tells screen readers where a marker came to rest: the coordinates at once, and the address when its owner has found
 * it out and names the marker by it.
 */
export function useMoveAnnouncements({ label, labels, announce }: MoveAnnouncements) {
  const awaitsName = useRef(false);
  const tellName = useEffectEvent(() => {
    if (awaitsName.current) announce(label);
    awaitsName.current = false;
  });
  useEffect(() => {
    tellName();
  }, [label]);

  return {
    moved: (point: Point) => {
      awaitsName.current = true;
      announce(labels.moved(label, point));
    },
    putBack: () => {
      announce(labels.putBack(label));
    },
  };
}
