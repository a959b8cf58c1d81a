import { createRoot } from 'react-dom/client';
import { requireContainer } from '../../map-adapter.ts';
import { onKeyRefused } from './auth-failure.ts';
import { GoogleBaseMap } from './google-base-map.tsx';
import type { MapAdapter, MapAdapterOptions, MountedMap } from '../../map-adapter.ts';
import type { GoogleParts } from './google-base-map.tsx';
import type { ConfiguredGoogleMapsOptions } from './google-options.ts';

/** Time limits in milliseconds: first for loading Google's script, then for the first complete rendering. */
const scriptTimeoutMs = 8000;
const renderingTimeoutMs = 12_000;

/**
 * Adapter for Google maps, based on @vis.gl/react-google-maps: a vector map with advanced markers and Google
 * shapes.
 *
 * The adapter was tested only against a fake of `google.maps`, never against Google itself. Check appearance,
 * gestures and the content security policy with a real key.
 */
export const googleAdapter = (google: ConfiguredGoogleMapsOptions): MapAdapter => ({
  engine: 'google',
  async mount(options) {
    const element = addElement(requireContainer(options.container));
    const root = createRoot(element);
    options.signal.addEventListener('abort', () => {
      element.remove();
      // React cannot unmount a root synchronously while it renders another root.
      queueMicrotask(() => {
        root.unmount();
      });
    });
    const parts = await new Promise<GoogleParts>((resolve, reject) => {
      const timeout = createTimeout(reject, options.signal);
      timeout.start(
        scriptTimeoutMs,
        `Google's script took longer than ${String(scriptTimeoutMs)} ms to load.`,
      );
      onKeyRefused(() => {
        const keyError = new Error(
          'Google refused the API key, so it draws no map. Check the key and its allowed addresses.',
        );
        reject(keyError);
        options.onLost(keyError);
      }, options.signal);
      root.render(
        <GoogleBaseMap
          google={google}
          options={options}
          onScriptLoaded={() => {
            timeout.start(
              renderingTimeoutMs,
              `Google's map took longer than ${String(renderingTimeoutMs)} ms to draw.`,
            );
          }}
          onReady={(readyParts) => {
            timeout.stop();
            resolve(readyParts);
          }}
          onFailure={(error) => {
            timeout.stop();
            reject(new Error("Google's map could not be loaded.", { cause: error }));
          }}
        />,
      );
    });
    return createMountedMap(parts, options);
  },
});

function createMountedMap(
  { map, camera, layers }: GoogleParts,
  { container, label }: MapAdapterOptions,
): MountedMap {
  const setLabel = (text: string) => {
    // Replaces Google's own name of the region with the label of the map.
    container?.querySelector('[role=region]')?.setAttribute('aria-label', text);
  };
  setLabel(label);
  return {
    layers,
    setLabel,
    moveTo: (target, moveOptions) => {
      camera.moveTo(target, moveOptions);
    },
    resize: () => {
      // Google observes the size of its element, but setting the camera applies a new size at once.
      map.moveCamera({});
    },
  };
}

function addElement(container: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.className = 'sb-map-google';
  container.append(element);
  return element;
}

/** Creates a restartable timeout that rejects with a message. `start` replaces a running timeout. */
function createTimeout(reject: (reason: unknown) => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
  };
  signal.addEventListener('abort', () => {
    stop();
    reject(new DOMException('The map was unmounted.', 'AbortError'));
  });
  return {
    stop,
    start: (ms: number, message: string) => {
      stop();
      timer = setTimeout(() => {
        reject(new Error(message));
      }, ms);
    },
  };
}
