import { StaticGround } from './static-ground.tsx';
import { useStaticGestures } from './use-static-gestures.ts';
import type { MapGestures } from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Camera, Point } from './mercator.ts';

/**
 * The map while no engine draws it: the quiet ground, with the gestures that a picture can have. Renders a
 * `<div role="region">` that takes the focus, as an engine's canvas does.
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
      <StaticGround store={store} />
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
