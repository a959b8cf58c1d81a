import { FakeGoogleMap } from './fake-google-map.ts';
import { FakeAdvancedMarker, FakePolygon, FakePolyline } from './fake-google-overlays.ts';

const settings = { fetchAppCheckToken: null };

/** Fake of the `google.maps` namespace with the libraries that the adapter imports. */
const maps = {
  version: '3.66.9',
  Map: FakeGoogleMap,
  Polygon: FakePolygon,
  Polyline: FakePolyline,
  Settings: { getInstance: () => settings },
  event: {
    addListener: (map: FakeGoogleMap, type: string, listener: () => void) => map.addListener(type, listener),
    clearInstanceListeners: (map: FakeGoogleMap) => {
      map.removeListeners();
    },
  },
  marker: { AdvancedMarkerElement: FakeAdvancedMarker },
  importLibrary: (name: string) => Promise.resolve(name === 'marker' ? maps.marker : maps),
};

/** Installs the fake on the page, as if Google's script had already run. */
export function installFakeGoogle(): void {
  Object.assign(globalThis, { google: { maps } });
}

/** Returns the script element that the loader added. The script never loads in tests. */
export const googleScript = (): HTMLScriptElement | null =>
  document.querySelector('script[src^="https://maps.googleapis.com/maps/api/js"]');

/**
 * Simulates the loading of Google's script: fills the namespace and calls the callback named in the script
 * URL.
 */
export function loadFakeGoogleScript(): void {
  const script = googleScript();
  if (!script)
    throw new Error('The page has no Google script element, so nothing can load. Render a map first.');
  const callbackName = new URL(script.src).searchParams.get('callback') ?? '';
  const namespace: Record<string, unknown> = Reflect.get(globalThis, 'google').maps;
  const onScriptLoad = namespace[callbackName.replace('google.maps.', '')] as (() => void) | undefined;
  Object.assign(namespace, maps);
  onScriptLoad?.();
}

/** Simulates Google refusing the key, which happens after Google's script has run. */
export function refuseKey(): void {
  const { gm_authFailure } = globalThis as { gm_authFailure?: () => void };
  gm_authFailure?.();
}

export { FakeAdvancedMarker, FakeGoogleMap };
export { FakeShape } from './fake-google-overlays.ts';
