import { FakeGoogleMap } from './fake-google-map.ts';
import { FakeAdvancedMarker, FakePolygon, FakePolyline } from './fake-google-overlays.ts';

const settings = { fetchAppCheckToken: null };

/** The libraries that the adapter asks for, by the names of Google's bootstrap. */
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

/** Puts the stand-in on the page, as if Google's script had been there before. */
export function installFakeGoogle(): void {
  Object.assign(globalThis, { google: { maps } });
}

/** The script that a loader put on the page; nothing answers it by itself. */
export const googleScript = (): HTMLScriptElement | null =>
  document.querySelector('script[src^="https://maps.googleapis.com/maps/api/js"]');

/** Google's script arrives: it fills the namespace that the loader made, and calls what its address names. */
export function deliverGoogleScript(): void {
  const script = googleScript();
  if (!script) throw new Error('Nobody asked for the script of Google.');
  const callback = new URL(script.src).searchParams.get('callback') ?? '';
  const namespace: Record<string, unknown> = Reflect.get(globalThis, 'google').maps;
  const answer = namespace[callback.replace('google.maps.', '')] as (() => void) | undefined;
  Object.assign(namespace, maps);
  answer?.();
}

/** Google refuses the key, which it finds out after its script ran. */
export function refuseKey(): void {
  const { gm_authFailure } = globalThis as { gm_authFailure?: () => void };
  gm_authFailure?.();
}

export { FakeAdvancedMarker, FakeGoogleMap };
export { FakeShape } from './fake-google-overlays.ts';
