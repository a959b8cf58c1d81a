import type { Camera, Point } from './mercator.ts';

/** Which engine draws the ground; `auto` takes the best that can be had. */
export type MapEngine = 'auto' | 'static' | 'maplibre';

/** Whether one finger and the wheel move the map, or the page it stands in. */
export type MapGestures = 'cooperative' | 'greedy' | 'none';

/** The words that an engine shows while a gesture is withheld from it. */
export interface MapGestureLabels {
  readonly useCtrlScroll: string;
  readonly useCommandScroll: string;
  readonly useTwoFingers: string;
}

/** What an engine is given when it is put on the page. */
export interface MapAdapterOptions {
  /** Null when the element is not (or no longer) on the page: an error of the developer. */
  readonly container: HTMLElement | null;
  readonly camera: Camera;
  /** A style by address; what that is depends on the engine. */
  readonly styleUrl: string;
  readonly gestures: MapGestures;
  /** Accessible name of the map. */
  readonly label: string;
  readonly labels: MapGestureLabels;
  /** The picture moved; called within the frame that draws it. `byPerson` is false for moves that were asked for. */
  readonly onCameraChange: (camera: Camera, byPerson: boolean) => void;
  /** Whom the sources of the ground ask to credit, as their HTML; to be parsed, never to be put on the page. */
  readonly onAttribution: (credits: readonly string[]) => void;
  /** A click or tap on the ground. */
  readonly onPress: (point: Point) => void;
  /** Aborted when the map leaves the page; the engine removes itself and lets go of everything. */
  readonly signal: AbortSignal;
}

/** A map on the page. */
export interface MountedMap {
  moveTo(camera: Camera, options: { readonly animate: boolean }): void;
  setStyle(styleUrl: string): void;
  setLabel(label: string): void;
  /** The container changed its size. */
  resize(): void;
}

/**
 * An engine behind `MapView`. It draws the ground and hears the gestures; pins, areas and lines are drawn above it,
 * the same for every engine, by the camera it reports. It looks straight down, north up.
 */
export interface MapAdapter {
  readonly engine: Exclude<MapEngine, 'auto'>;
  /** Resolves when the first picture is complete; rejects when there will be none. */
  mount(options: MapAdapterOptions): Promise<MountedMap>;
}

/** Says that the element for the map is missing (specification 000, section 8). */
export function requireContainer(container: HTMLElement | null): HTMLElement {
  if (!container?.isConnected) throw new Error('map element not mounted on dom');
  return container;
}
