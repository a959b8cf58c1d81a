import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import { requireContainer } from '../map-adapter.ts';
import { maximumZoom, minimumZoom } from '../mercator.ts';
import { mapLibreWorkerUrl } from './maplibre-worker-url.ts';
import type { MapAdapter, MapAdapterOptions } from '../map-adapter.ts';
import type { Camera } from '../mercator.ts';

/** MapLibre counts zoom by tiles of 512 px, one step behind ours. */
const zoomOffset = 1;
const movementMs = 400;
const patienceMs = 20_000;

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
    // North stays up, so that what is drawn above the ground can be placed by centre and zoom alone.
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

/** Resolves with the first complete picture; rejects when the style or the graphics are missing, or after 20 s. */
function firstPicture(map: MapLibreMap, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => {
      reject(new Error(`The map took longer than ${String(patienceMs)} ms.`));
    }, patienceMs);
    signal.addEventListener('abort', () => {
      clearTimeout(patience);
      reject(new DOMException('The map was left.', 'AbortError'));
    });
    void map.once('load', () => {
      clearTimeout(patience);
      resolve();
    });
    map.on('error', (event) => {
      // A source that fails leaves a hole; without the style there is no map at all.
      if ('sourceId' in event) return;
      clearTimeout(patience);
      reject(new Error('The map style could not be loaded.', { cause: event.error }));
    });
  });
}

/** Says on the container, as `data-drawing`, that the picture is not yet what it will be: for whoever looks at it. */
function markDrawing(map: MapLibreMap, container: HTMLElement): void {
  const begin = () => {
    container.dataset['drawing'] = '';
  };
  for (const event of ['dataloading', 'movestart', 'resize', 'render'] as const) map.on(event, begin);
  map.on('idle', () => {
    delete container.dataset['drawing'];
  });
}

/** Vector maps by MapLibre GL. `styleUrl` is a style of version 8. */
export const mapLibreAdapter: MapAdapter = {
  engine: 'maplibre',
  async mount(options) {
    const map = createMap(options);
    options.signal.addEventListener('abort', () => {
      map.remove();
    });
    markDrawing(map, map.getContainer());
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

    await firstPicture(map, options.signal);
    return {
      moveTo: (camera, { animate }) => {
        map.easeTo({ ...toView(camera), duration: animate ? movementMs : 0 });
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
