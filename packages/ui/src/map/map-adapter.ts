import type { Camera, Point } from './mercator.ts';

/** Which engine draws the ground; `auto` takes the best that can be had. */
export type MapEngine = 'auto' | 'static' | 'maplibre' | 'google';

/** Whether one finger and the wheel move the map, or the page it stands in. */
export type MapGestures = 'cooperative' | 'greedy' | 'none';

/** The words that an engine shows while a gesture is withheld from it. */
export interface MapGestureLabels {
  readonly useCtrlScroll: string;
  readonly useCommandScroll: string;
  readonly useTwoFingers: string;
}

/** What an engine draws by itself: the outline of an area or a way, in colours as CSS writes them. */
export interface EngineShape {
  readonly type: 'polygon' | 'line';
  readonly path: readonly Point[];
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly fill: string;
  readonly fillOpacity: number;
  /** A row of dots instead of a stroke. */
  readonly isDashed: boolean;
}

/** An element that an engine keeps above its point. */
export interface PlacedMarker {
  moveTo(point: Point): void;
  /** Puts it above others, as one that is moved or looked at. */
  raise(isRaised: boolean): void;
  remove(): void;
}

/** The layers of an engine that keeps what stands on its ground in place by itself, in step with its own frames. */
export interface MapLayers {
  /** Stands an element without a size on a point. */
  placeMarker(content: HTMLElement, point: Point, rank: number): PlacedMarker;
  /** Draws below the markers; returns the removal. */
  drawShape(shape: EngineShape): () => void;
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
  /** The engine stopped drawing after it was ready, such as when its key was refused. */
  readonly onLost: (reason: unknown) => void;
  /** Aborted when the map leaves the page; the engine removes itself and lets go of everything. */
  readonly signal: AbortSignal;
}

/** A map on the page. */
export interface MountedMap {
  moveTo(camera: Camera, options: { readonly animate: boolean }): void;
  /** Only of engines that are drawn by a style's address. */
  setStyle?(styleUrl: string): void;
  setLabel(label: string): void;
  /** The container changed its size. */
  resize(): void;
  /** Without them the map draws pins and shapes above the ground itself, by the camera that the engine reports. */
  readonly layers?: MapLayers;
}

/** The engines that are brought over the network; the static picture is always there. */
export type LoadedEngine = Exclude<MapEngine, 'auto' | 'static'>;

/**
 * An engine behind `MapView`. It draws the ground and hears the gestures; what stands on it is the map's own, the same
 * elements for every engine. It looks straight down, north up.
 */
export interface MapAdapter {
  readonly engine: LoadedEngine;
  /** Resolves when the first picture is complete; rejects when there will be none. */
  mount(options: MapAdapterOptions): Promise<MountedMap>;
}

/** An engine that can be had, brought when a map is first seen. Keep it the same object while it does not change. */
export interface MapEngineSource {
  readonly engine: LoadedEngine;
  readonly load: () => Promise<MapAdapter>;
}

/** Says that the element for the map is missing (specification 000, section 8). */
export function requireContainer(container: HTMLElement | null): HTMLElement {
  if (!container?.isConnected) throw new Error('map element not mounted on dom');
  return container;
}
