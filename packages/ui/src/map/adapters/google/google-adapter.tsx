import { createRoot } from 'react-dom/client';
import { requireContainer } from '../../map-adapter.ts';
import { onKeyRefused } from './auth-failure.ts';
import { GoogleGround } from './google-ground.tsx';
import type { MapAdapter, MapAdapterOptions, MountedMap } from '../../map-adapter.ts';
import type { GoogleParts } from './google-ground.tsx';
import type { GoogleGroundOptions } from './google-options.ts';

/** How long Google's script may take, and how long its first picture after that. */
const scriptMs = 8000;
const pictureMs = 12_000;

/**
 * Google's map by @vis.gl/react-google-maps: a vector map with a map id, advanced markers, its own shapes.
 *
 * It was run against a stand-in for the parts of `google.maps` it uses, never against Google: how its picture looks,
 * how its gestures feel and whether its content policy suffices is for those to check who have a key.
 */
export const googleAdapter = (google: GoogleGroundOptions): MapAdapter => ({
  engine: 'google',
  async mount(options) {
    const element = addElement(requireContainer(options.container));
    const root = createRoot(element);
    options.signal.addEventListener('abort', () => {
      element.remove();
      // React does not take one tree down while it renders another.
      queueMicrotask(() => {
        root.unmount();
      });
    });
    const parts = await new Promise<GoogleParts>((resolve, reject) => {
      const patience = createPatience(reject, options.signal);
      patience.wait(scriptMs, `Google's script took longer than ${String(scriptMs)} ms.`);
      onKeyRefused(() => {
        const refusal = new Error('Google refused the key of its map.');
        reject(refusal);
        options.onLost(refusal);
      }, options.signal);
      root.render(
        <GoogleGround
          google={google}
          options={options}
          onScript={() => {
            patience.wait(pictureMs, `Google's map took longer than ${String(pictureMs)} ms.`);
          }}
          onParts={(made) => {
            patience.end();
            resolve(made);
          }}
          onFailure={(error) => {
            patience.end();
            reject(new Error("Google's map could not be loaded.", { cause: error }));
          }}
        />,
      );
    });
    return mounted(parts, options);
  },
});

function mounted({ map, camera, layers }: GoogleParts, { container, label }: MapAdapterOptions): MountedMap {
  const setLabel = (text: string) => {
    // Google names its own region; ours says what is on it.
    container?.querySelector('[role=region]')?.setAttribute('aria-label', text);
  };
  setLabel(label);
  return {
    layers,
    setLabel,
    moveTo: (to, how) => {
      camera.moveTo(to, how);
    },
    resize: () => {
      // Google watches its element itself; a camera that is set anew makes it lay out at once.
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

/** One wait at a time; the last one counts. */
function createPatience(reject: (reason: unknown) => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
  };
  signal.addEventListener('abort', () => {
    end();
    reject(new DOMException('The map was left.', 'AbortError'));
  });
  return {
    end,
    wait: (ms: number, complaint: string) => {
      end();
      timer = setTimeout(() => {
        reject(new Error(complaint));
      }, ms);
    },
  };
}
