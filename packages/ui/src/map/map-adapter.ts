import type { Camera, Point } from './mercator.ts';

/**
 * Engine that draws the base map. `auto` selects the first available one of Google, MapLibre and the static
 * picture.
 */
export type MapEngine = 'auto' | 'static' | 'maplibre' | 'google';

/**
 * Whether one finger and the wheel scroll the page (`cooperative`) or move the map (`greedy`). `none`
 * disables gestures.
 */
export type MapGestures = 'cooperative' | 'greedy' | 'none';

/** Hints that an engine shows when a gesture scrolls the page instead of moving the map. */
export interface MapGestureLabels {
  readonly useCtrlScroll: string;
  readonly useCommandScroll: string;
  readonly useTwoFingers: string;
}

/**
 * A shape that the engine draws: an area or a line. Colours are CSS values, and the stroke width is in CSS
 * pixels.
 */
export interface EngineShape {
  readonly type: 'polygon' | 'line';
  readonly path: readonly Point[];
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly fill: string;
  readonly fillOpacity: number;
  /** Draws a row of dots instead of a solid stroke. */
  readonly isDashed: boolean;
}

/** A marker that the engine keeps above its point. */
export interface PlacedMarker {
  moveTo(point: Point): void;
  /** Raises the marker above all others, for example during a drag, or lowers it again. */
  raise(isRaised: boolean): void;
  remove(): void;
}

/** Layers of an engine that positions markers and shapes itself, in the same frame as its base map. */
export interface MapLayers {
  /** Places an element of zero size at a point. Markers with a higher rank appear above others. */
  placeMarker(content: HTMLElement, point: Point, rank: number): PlacedMarker;
  /** Draws a shape below the markers. Returns a function that removes it. */
  drawShape(shape: EngineShape): () => void;
}

/** Options for mounting an engine. */
export interface MapAdapterOptions {
  /** Element to draw in. Null if the element is not in the document, which is a programming error. */
  readonly container: HTMLElement | null;
  readonly camera: Camera;
  /** Address of the map style. The format depends on the engine. */
  readonly styleUrl: string;
  readonly gestures: MapGestures;
  /** Accessible name of the map. */
  readonly label: string;
  readonly labels: MapGestureLabels;
  /** Called in the frame that draws a new camera. `byUser` is false for moves started by `moveTo`. */
  readonly onCameraChange: (camera: Camera, byUser: boolean) => void;
  /**
   * Called with the attribution HTML of the map sources. Parse the HTML, and never insert it into the page.
   */
  readonly onAttribution: (credits: readonly string[]) => void;
  /** Called when the user clicks or taps the base map. */
  readonly onPress: (point: Point) => void;
  /** Called when the engine stops drawing after it was ready, for example because its key was refused. */
  readonly onLost: (reason: unknown) => void;
  /** Aborted when the map unmounts. The engine then removes its elements and releases its resources. */
  readonly signal: AbortSignal;
}

/** Controls a map after its engine was mounted. */
export interface MountedMap {
  moveTo(camera: Camera, options: { readonly animate: boolean }): void;
  /** Changes the map style. Engines that load no style from an address omit this method. */
  setStyle?(styleUrl: string): void;
  setLabel(label: string): void;
  /** Adapts the map to a new size of its container. */
  resize(): void;
  /** Without layers, `MapView` draws pins and shapes itself, using the camera that the engine reports. */
  readonly layers?: MapLayers;
}

/** Engines whose code is loaded on demand. The static picture needs no loading. */
export type OnDemandEngine = Exclude<MapEngine, 'auto' | 'static'>;

/**
 * An engine for `MapView`. It draws the base map and handles gestures. Markers and shapes are the same
 * elements for every engine. The view is always top-down with north up.
 */
export interface MapAdapter {
  readonly engine: OnDemandEngine;
  /** Resolves when the engine has drawn the complete map once. Rejects if the engine cannot draw. */
  mount(options: MapAdapterOptions): Promise<MountedMap>;
}

/** An available engine, loaded when a map first becomes visible. Pass the same object on each render. */
export interface MapEngineSource {
  readonly engine: OnDemandEngine;
  readonly load: () => Promise<MapAdapter>;
}

/** Returns the container. Throws if it is not in the document (specification 000, section 8). */
export function requireContainer(container: HTMLElement | null): HTMLElement {
  if (!container?.isConnected) throw new Error('map element not mounted on dom');
  return container;
}
