import { project } from '../mercator.ts';
import { toPoint } from '../adapters/google/google-points.ts';
import type { FakeGoogleMap } from './fake-google-map.ts';

interface MarkerOptions {
  readonly map: FakeGoogleMap;
  readonly content: HTMLElement;
  readonly position: google.maps.LatLngLiteral;
  readonly zIndex: number;
}

/** Fakes `AdvancedMarkerElement`: positions its content at a point and ignores pointer events. */
export class FakeAdvancedMarker {
  static readonly all = new Set<FakeAdvancedMarker>();
  readonly element = document.createElement('div');
  zIndex: number;
  #map: FakeGoogleMap | null = null;
  #position: google.maps.LatLngLiteral;
  #subscription: { remove: () => void } | undefined;

  constructor({ map, content, position, zIndex }: MarkerOptions) {
    // Without a map id, Google only logs an error. The fake throws, so that the test fails.
    if (!map.options.mapId) throw new Error('An advanced marker needs a map with a map id.');
    this.element.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none';
    this.zIndex = zIndex;
    this.#position = position;
    this.content = content;
    this.map = map;
  }

  set content(content: HTMLElement | null) {
    this.element.replaceChildren(...(content ? [content] : []));
  }
  set map(map: FakeGoogleMap | null) {
    this.#subscription?.remove();
    this.element.remove();
    this.#map = map;
    FakeAdvancedMarker.all.delete(this);
    if (!map) return;
    FakeAdvancedMarker.all.add(this);
    map.region.append(this.element);
    this.#subscription = map.addListener('bounds_changed', () => {
      this.#place();
    });
    this.#place();
  }
  get position() {
    return this.#position;
  }
  set position(position: google.maps.LatLngLiteral) {
    this.#position = position;
    this.#place();
  }

  #place() {
    if (!this.#map) return;
    const { x, y } = project(toPoint(this.#position), this.#map.camera, this.#map.size());
    this.element.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
    this.element.style.zIndex = String(this.zIndex);
  }
}

/** Google parses only CSS 3 colours. */
const css3ColourPattern = /^(#[\da-f]{3,8}|rgba?\(.*\)|hsla?\(.*\)|[a-z]*)$/i;

/** Fakes a polygon or polyline. It draws nothing and only records its options. */
export class FakeShape {
  static readonly all = new Set<FakeShape>();
  readonly options: google.maps.PolygonOptions & google.maps.PolylineOptions;

  constructor(options: google.maps.PolygonOptions & google.maps.PolylineOptions) {
    for (const colour of [options.strokeColor, options.fillColor]) {
      if (typeof colour === 'string' && !css3ColourPattern.test(colour))
        throw new Error(`Google cannot read the colour ${colour}.`);
    }
    this.options = options;
    FakeShape.all.add(this);
  }
  setMap(map: google.maps.Map | null) {
    if (map === null) FakeShape.all.delete(this);
  }
}
export class FakePolygon extends FakeShape {}
export class FakePolyline extends FakeShape {}
