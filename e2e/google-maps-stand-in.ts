declare global {
  interface Window {
    /** Options of the maps that the stand-in has drawn. */
    googleMapOptions: Record<string, unknown>[];
  }
}

/**
 * Replaces Google's script in tests: a `google.maps` that draws no tiles and shows markers in the middle of the
 * map. It runs as text in the page, so it uses nothing from this module.
 */
const standIn = (callback: string): void => {
  type Listener = (event?: unknown) => void;
  const drawn: Record<string, unknown>[] = [];
  class Position {
    readonly value: { readonly lat: number; readonly lng: number };
    constructor(value: { readonly lat: number; readonly lng: number }) {
      this.value = value;
    }
    lat = () => this.value.lat;
    lng = () => this.value.lng;
    toJSON = () => this.value;
  }
  class StandInMap {
    readonly options: Record<string, unknown>;
    readonly region = document.createElement('div');
    readonly listeners = new Map<string, Set<Listener>>();
    readonly getHeading = () => 0;
    readonly getTilt = () => 0;
    readonly #div: HTMLElement;
    constructor(div: HTMLElement, options: Record<string, unknown>) {
      this.options = { ...options };
      this.#div = div;
      this.region.setAttribute('role', 'region');
      this.region.style.cssText = 'position:absolute;inset:0';
      div.append(this.region);
      drawn.push(this.options);
    }
    addListener(type: string, listener: Listener) {
      const listeners = this.listeners.get(type) ?? new Set();
      this.listeners.set(type, listeners.add(listener));
      if (type === 'tilesloaded') queueMicrotask(() => this.emit(type));
      return { remove: () => listeners.delete(listener) };
    }
    emit(type: string) {
      for (const listener of this.listeners.get(type) ?? []) listener();
    }
    moveCamera(options: Record<string, unknown>) {
      Object.assign(this.options, options);
      this.emit('bounds_changed');
      queueMicrotask(() => this.emit('idle'));
    }
    setOptions(options: Record<string, unknown>) {
      Object.assign(this.options, options);
    }
    getCenter = () => new Position(this.options['center'] as { lat: number; lng: number });
    getZoom = () => this.options['zoom'];
    getDiv = () => this.#div;
    getBounds = () => ({ toJSON: () => ({ north: 0, south: 0, east: 0, west: 0 }) });
  }
  class StandInMarker {
    readonly element = document.createElement('div');
    position: unknown;
    zIndex: unknown;
    constructor(options: { map: StandInMap; content: HTMLElement; position: unknown }) {
      this.element.dataset['standIn'] = 'marker';
      this.element.style.cssText = 'position:absolute;left:50%;top:50%';
      this.position = options.position;
      this.element.append(options.content);
      options.map.region.append(this.element);
    }
    set map(map: StandInMap | null) {
      if (!map) this.element.remove();
    }
    set content(content: HTMLElement | null) {
      this.element.replaceChildren(...(content ? [content] : []));
    }
  }
  class StandInShape {
    setMap = () => undefined;
    setOptions = () => undefined;
  }
  const marker = { AdvancedMarkerElement: StandInMarker };
  const settings = {};
  const maps = {
    Map: StandInMap,
    LatLng: Position,
    Polygon: StandInShape,
    Polyline: StandInShape,
    Settings: { getInstance: () => settings },
    event: {
      addListener: (map: StandInMap, type: string, listener: Listener) => map.addListener(type, listener),
      clearInstanceListeners: (map: StandInMap) => map.listeners.clear(),
    },
    marker,
    importLibrary: (name: string) => Promise.resolve(name === 'marker' ? marker : maps),
  };
  window.googleMapOptions = drawn;
  const namespace: Record<string, unknown> = Reflect.get(window, 'google').maps;
  Object.assign(namespace, maps);
  (namespace[callback.replace('google.maps.', '')] as () => void)();
};

/** Returns the script that a request of Google's script gets in tests. */
export const googleMapsScript = (url: string): string =>
  `(${String(standIn)})(${JSON.stringify(new URL(url).searchParams.get('callback'))})`;
