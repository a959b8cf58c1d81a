import type { Camera, Point, Size } from './mercator.ts';

/** What a child of the map puts on it. */
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

/** The roles a marker plays in a delivery. */
export type MarkerKind = 'pickup' | 'dropoff' | 'rider' | 'vendor';

/** What is seen, and how large the picture is. */
export interface MapFrame {
  readonly camera: Camera;
  readonly size: Size;
}

/** The state that the map and its children share; outside React, because it changes with every frame of a drag. */
export interface MapStore {
  readonly frame: () => MapFrame;
  readonly setFrame: (change: Partial<MapFrame>) => void;
  /** Calls back after each change of the frame; returns the end of it. */
  readonly onFrame: (listener: (frame: MapFrame) => void) => () => void;
  readonly features: () => readonly MapFeature[];
  /** Puts a feature on the map, or replaces the one with its id; returns its removal. */
  readonly addFeature: (feature: MapFeature) => () => void;
  readonly onFeatures: (listener: () => void) => () => void;
}

export function createMapStore(camera: Camera): MapStore {
  let frame: MapFrame = { camera, size: { width: 0, height: 0 } };
  let features: readonly MapFeature[] = [];
  const frameListeners = new Set<(frame: MapFrame) => void>();
  const featureListeners = new Set<() => void>();
  const listen = <Listener>(listeners: Set<Listener>, listener: Listener) => {
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
    onFrame: (listener) => listen(frameListeners, listener),
    features: () => features,
    addFeature: (feature) => {
      const place = features.findIndex((known) => known.id === feature.id);
      setFeatures(place < 0 ? [...features, feature] : features.with(place, feature));
      return () => {
        setFeatures(features.filter((known) => known !== feature));
      };
    },
    onFeatures: (listener) => listen(featureListeners, listener),
  };
}
