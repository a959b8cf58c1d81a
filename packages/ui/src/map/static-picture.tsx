import { StaticBaseMap } from './static-base-map.tsx';
import { useStaticGestures } from './use-static-gestures.ts';
import type { MapGestures } from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Camera, Point } from './mercator.ts';

/**
 * The map while no engine draws it: a grid with basic pointer and keyboard gestures. Renders a `<div
 * role="region">` that is focusable, like the canvas of an engine.
 */
export function StaticPicture({ store, label, gestures, onPress, onMove }: StaticPictureProps) {
  const picture = useStaticGestures({ store, gestures, onPress, onMove });
  return (
    <div
      ref={picture}
      role="region"
      aria-label={label}
      tabIndex={gestures === 'none' ? undefined : 0}
      data-slot="map-picture"
      className="sb-map-picture"
    >
      <StaticBaseMap store={store} />
    </div>
  );
}

interface StaticPictureProps {
  readonly store: MapStore;
  readonly label: string;
  readonly gestures: MapGestures;
  readonly onPress: (point: Point) => void;
  readonly onMove: (camera: Camera) => void;
}
