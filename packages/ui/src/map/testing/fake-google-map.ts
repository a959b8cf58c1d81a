import { clampZoom, panCamera, unproject } from '../mercator.ts';
import { toCamera, toLatLng } from '../adapters/google/google-points.ts';
import type { Camera, Size } from '../mercator.ts';

type Listener = (event?: object) => void;

class FakeLatLng implements google.maps.LatLng {
  readonly #literal: google.maps.LatLngLiteral;
  constructor(literal: google.maps.LatLngLiteral) {
    this.#literal = literal;
  }
  lat = () => this.#literal.lat;
  lng = () => this.#literal.lng;
  toJSON = () => ({ ...this.#literal });
  equals = (other: google.maps.LatLng) => other.lat() === this.lat() && other.lng() === this.lng();
  toString = () => `(${String(this.lat())}, ${String(this.lng())})`;
  toUrlValue = () => `${String(this.lat())},${String(this.lng())}`;
}

const panSteps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

/**
 * Fakes the part of `google.maps.Map` that the adapter uses. Like Google, it reports camera changes
 * synchronously, and reports the `idle` and `tilesloaded` events later. It also pans with arrow keys and sets
 * the accessible name of its region.
 */
export class FakeGoogleMap implements Pick<
  google.maps.Map,
  'moveCamera' | 'setOptions' | 'getCenter' | 'getZoom' | 'getHeading' | 'getTilt' | 'getDiv'
> {
  static readonly all: FakeGoogleMap[] = [];
  readonly options: google.maps.MapOptions;
  readonly region = document.createElement('div');
  camera: Camera;
  readonly #div: HTMLElement;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(div: HTMLElement, options: google.maps.MapOptions) {
    this.#div = div;
    this.options = options;
    const { lat, lng } = new FakeLatLng(options.center as google.maps.LatLngLiteral).toJSON();
    this.camera = toCamera({ lat, lng }, options.zoom ?? 0);
    Object.assign(this.region, { role: 'region', tabIndex: 0, ariaLabel: 'Map' });
    this.region.style.cssText = 'position:absolute;inset:0';
    this.region.addEventListener('keydown', ({ key }) => {
      const step = panSteps[key];
      if (options.keyboardShortcuts === false || !step) return;
      this.#setCamera(panCamera(this.camera, { x: step[0], y: step[1] }));
    });
    div.append(this.region);
    FakeGoogleMap.all.push(this);
  }

  addListener(type: string, listener: Listener) {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    // Real tiles load over the network, so their event always fires after the listener was added.
    if (type === 'tilesloaded') this.#emitDrawn();
    return { remove: () => listeners.delete(listener) };
  }
  removeListeners() {
    this.#listeners.clear();
  }
  emit(type: string, event?: object) {
    Array.from(this.#listeners.get(type) ?? []).forEach((listener) => {
      listener(event);
    });
  }

  moveCamera({ center, zoom }: google.maps.CameraOptions) {
    const { lat, lng } = (center as google.maps.LatLngLiteral | undefined) ?? toLatLng(this.camera.center);
    this.#setCamera(toCamera({ lat, lng }, clampZoom(zoom ?? this.camera.zoom)));
  }
  setOptions(options: google.maps.MapOptions | null) {
    Object.assign(this.options, options);
  }
  getCenter = () => new FakeLatLng(toLatLng(this.camera.center));
  getZoom = () => this.camera.zoom;
  getHeading = () => 0;
  getTilt = () => 0;
  getDiv = () => this.#div;
  getBounds = () => ({ toJSON: () => ({ north: 0, south: 0, east: 0, west: 0 }) });

  size(): Size {
    const { width, height } = this.#div.getBoundingClientRect();
    return { width, height };
  }
  /** Simulates a drag of the map by an offset in pixels. */
  drag(x: number, y: number) {
    this.emit('dragstart');
    this.#setCamera(panCamera(this.camera, { x, y }));
    this.emit('dragend');
  }
  /** Simulates a press at a pixel of the map. */
  press(x: number, y: number) {
    const point = unproject({ x, y }, this.camera, this.size());
    this.emit('click', { latLng: new FakeLatLng(toLatLng(point)), domEvent: new Event('click') });
  }

  #emitDrawn() {
    setTimeout(() => {
      for (const type of ['bounds_changed', 'tilesloaded', 'idle']) this.emit(type);
    });
  }
  #setCamera(camera: Camera) {
    this.camera = camera;
    this.emit('bounds_changed');
    setTimeout(() => {
      this.emit('idle');
    });
  }
}
