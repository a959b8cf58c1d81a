import type { Camera, Point, Size } from './mercator.ts';

/** A marker, area or line that a child of `MapView` adds to the map. */
export type MapFeature =
  | {
      readonly type: 'marker';
      readonly id: string;
      readonly kind: MarkerKind;
      readonly position: Point;
      /** Height of the pin in pixels. */
      readonly size: number;
      readonly label: string;
    }
  | {
      readonly type: 'polygon';
      readonly id: string;
      readonly path: readonly Point[];
      readonly label: string | undefined;
    }
  | {
      readonly type: 'line';
      readonly id: string;
      readonly path: readonly Point[];
      readonly label: string | undefined;
    };

/** Role of a marker in a delivery. */
export type MarkerKind = 'pickup' | 'dropoff' | 'rider' | 'vendor';

/** Camera and size of the map. */
export interface MapFrame {
  readonly camera: Camera;
  readonly size: Size;
}

/**
 * State that `MapView` shares with its children. It is not React state, because drags change it on every
 * frame.
 */
export interface MapStore {
  readonly frame: () => MapFrame;
  readonly setFrame: (change: Partial<MapFrame>) => void;
  /** Subscribes to changes to the camera or size. Returns a function that unsubscribes. */
  readonly onFrame: (listener: (frame: MapFrame) => void) => () => void;
  readonly features: () => readonly MapFeature[];
  /** Adds a feature, or replaces the one with the same id. Returns a function that removes it. */
  readonly addFeature: (feature: MapFeature) => () => void;
  readonly onFeatures: (listener: () => void) => () => void;
  /** Requests that the map zooms in on some points. */
  readonly showPoints: (points: readonly Point[]) => void;
  readonly onShowPoints: (listener: (points: readonly Point[]) => void) => () => void;
  /** Reports that the keyboard focus moved to the marker at a point, which may lie outside the visible part. */
  readonly revealPoint: (point: Point) => void;
  readonly onRevealPoint: (listener: (point: Point) => void) => () => void;
}

export function createMapStore(camera: Camera): MapStore {
  let frame: MapFrame = { camera, size: { width: 0, height: 0 } };
  let features: readonly MapFeature[] = [];
  const frameListeners = new Set<(frame: MapFrame) => void>();
  const featureListeners = new Set<() => void>();
  const pointsListeners = new Set<(points: readonly Point[]) => void>();
  const revealListeners = new Set<(point: Point) => void>();
  const subscribe = <Listener>(listeners: Set<Listener>, listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const setFeatures = (next: readonly MapFeature[]) => {
    features = next;
    featureListeners.forEach((listener) => {
      listener();
    });
  };

  return {
    frame: () => frame,
    setFrame: (change) => {
      frame = { ...frame, ...change };
      frameListeners.forEach((listener) => {
        listener(frame);
      });
    },
    onFrame: (listener) => subscribe(frameListeners, listener),
    features: () => features,
    addFeature: (feature) => {
      const index = features.findIndex((existing) => existing.id === feature.id);
      setFeatures(index < 0 ? [...features, feature] : features.with(index, feature));
      return () => {
        setFeatures(features.filter((existing) => existing !== feature));
      };
    },
    onFeatures: (listener) => subscribe(featureListeners, listener),
    showPoints: (points) => {
      pointsListeners.forEach((listener) => {
        listener(points);
      });
    },
    onShowPoints: (listener) => subscribe(pointsListeners, listener),
    revealPoint: (point) => {
      revealListeners.forEach((listener) => {
        listener(point);
      });
    },
    onRevealPoint: (listener) => subscribe(revealListeners, listener),
  };
}
