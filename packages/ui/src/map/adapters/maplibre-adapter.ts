import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import { requireContainer } from '../map-adapter.ts';
import { maximumZoom, minimumZoom } from '../mercator.ts';
import { mapLibreWorkerUrl } from './maplibre-worker-url.ts';
import type { MapAdapter, MapAdapterOptions } from '../map-adapter.ts';
import type { Camera } from '../mercator.ts';

/** Difference between the zooms of `Camera` (tiles of 256 px) and of MapLibre (tiles of 512 px). */
const zoomOffset = 1;
const animationMs = 400;
const loadTimeoutMs = 20_000;

const toView = ({ center, zoom }: Camera) => ({
  center: [center.longitude, center.latitude] as [number, number],
  zoom: zoom - zoomOffset,
});

const toCamera = (map: MapLibreMap): Camera => {
  const { lat, lng } = map.getCenter();
  return { center: { latitude: lat, longitude: lng }, zoom: map.getZoom() + zoomOffset };
};

function createMap({ container, camera, styleUrl, gestures, label, labels }: MapAdapterOptions): MapLibreMap {
  setWorkerUrl(mapLibreWorkerUrl());
  return new MapLibreMap({
    container: requireContainer(container),
    style: styleUrl,
    ...toView(camera),
    minZoom: minimumZoom - zoomOffset,
    maxZoom: maximumZoom - zoomOffset,
    interactive: gestures !== 'none',
    cooperativeGestures: gestures === 'cooperative',
    // The map never rotates or tilts, so centre and zoom suffice to position markers and shapes.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    attributionControl: false,
    trackResize: false,
    fadeDuration: 0,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': labels.useCtrlScroll,
      'CooperativeGesturesHandler.MacHelpText': labels.useCommandScroll,
      'CooperativeGesturesHandler.MobileHelpText': labels.useTwoFingers,
    },
  });
}

/**
 * Resolves after the first complete rendering. Rejects if the style fails to load, on abort, or after 20 s.
 */
function waitForFirstRendering(map: MapLibreMap, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The map took longer than ${String(loadTimeoutMs)} ms to load.`));
    }, loadTimeoutMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The map was unmounted.', 'AbortError'));
    });
    void map.once('load', () => {
      clearTimeout(timer);
      resolve();
    });
    map.on('error', (event) => {
      // A failed source only leaves a gap in the map. A failed style leaves no map at all.
      if ('sourceId' in event) return;
      clearTimeout(timer);
      reject(new Error('The map style could not be loaded.', { cause: event.error }));
    });
  });
}

/** Sets `data-drawing` on the container until the map is drawn completely, so that screenshots can wait. */
function trackDrawing(map: MapLibreMap, container: HTMLElement): void {
  const onDrawStart = () => {
    container.dataset['drawing'] = '';
  };
  for (const event of ['dataloading', 'movestart', 'resize', 'render'] as const) map.on(event, onDrawStart);
  map.on('idle', () => {
    delete container.dataset['drawing'];
  });
}

/** Adapter for MapLibre GL vector maps. `styleUrl` must lead to a style of version 8. */
export const mapLibreAdapter: MapAdapter = {
  engine: 'maplibre',
  async mount(options) {
    const map = createMap(options);
    options.signal.addEventListener('abort', () => {
      map.remove();
    });
    trackDrawing(map, map.getContainer());
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.on('move', (event: { readonly originalEvent?: unknown }) => {
      options.onCameraChange(toCamera(map), event.originalEvent !== undefined);
    });
    map.on('click', ({ lngLat }) => {
      options.onPress({ latitude: lngLat.lat, longitude: lngLat.lng });
    });
    map.on('sourcedata', () => {
      const credits = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution);
      options.onAttribution([...new Set(credits.filter((credit): credit is string => Boolean(credit)))]);
    });

    await waitForFirstRendering(map, options.signal);
    return {
      moveTo: (camera, { animate }) => {
        map.easeTo({ ...toView(camera), duration: animate ? animationMs : 0 });
      },
      setStyle: (styleUrl) => {
        map.setStyle(styleUrl);
      },
      setLabel: (label) => {
        map.getCanvas().setAttribute('aria-label', label);
      },
      resize: () => {
        map.resize();
      },
    };
  },
};
