import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shop } from './examples/city.ts';
import { MapMarker, MapView } from './index.ts';
import type { MapAdapter, MapAdapterOptions, MapEngineSource, MapViewProps } from './index.ts';

const createEngine = (name: 'google' | 'maplibre') => {
  const mounts: MapAdapterOptions[] = [];
  const moveTo = vi.fn();
  const adapter: MapAdapter = {
    engine: name,
    mount: (options) => {
      mounts.push(options);
      return Promise.resolve({ moveTo, setLabel: () => undefined, resize: () => undefined });
    },
  };
  return { mounts, adapter };
};

const { mapLibre } = vi.hoisted(() => ({ mapLibre: { current: undefined as MapAdapter | undefined } }));
vi.mock('./adapters/maplibre-adapter.ts', () => ({
  get mapLibreAdapter() {
    return mapLibre.current;
  },
}));
afterEach(() => {
  mapLibre.current = undefined;
});

const unreachableGoogle: MapEngineSource = {
  engine: 'google',
  load: () => Promise.reject(new Error('no network')),
};
const mapElement = () => screen.getByRole('group');
const renderMap = (props: Partial<MapViewProps>) => {
  const onFailure = vi.fn();
  render(
    <MapView label="Map" center={shop} onFailure={onFailure} {...props}>
      <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
    </MapView>,
  );
  return onFailure;
};

describe('MapView engine fallback', () => {
  it('falls back to the next engine once and reports the failure', async () => {
    const nextEngine = createEngine('maplibre');
    mapLibre.current = nextEngine.adapter;

    const onFailure = renderMap({ google: unreachableGoogle, styleUrl: '/style.json' });

    await waitFor(() => {
      expect(mapElement().dataset).toMatchObject({ engine: 'maplibre', state: 'ready' });
    });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no network'), 'google');
    expect(nextEngine.mounts).toHaveLength(1);
  });

  it('releases an engine that fails after it was ready and mounts the next one', async () => {
    const firstEngine = createEngine('google');
    mapLibre.current = createEngine('maplibre').adapter;
    const google: MapEngineSource = { engine: 'google', load: () => Promise.resolve(firstEngine.adapter) };
    const onFailure = renderMap({ google, styleUrl: '/style.json' });
    await waitFor(() => {
      expect(mapElement().dataset['engine']).toBe('google');
    });

    firstEngine.mounts[0]?.onLost(new Error('refused'));

    await waitFor(() => {
      expect(mapElement().dataset).toMatchObject({ engine: 'maplibre', state: 'ready' });
    });
    expect(firstEngine.mounts[0]?.signal.aborted).toBe(true);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('refused'), 'google');
  });

  it('shows the static picture, pins and a retry button when no other engine exists', async () => {
    const firstEngine = createEngine('google');
    const load = vi
      .fn<() => Promise<MapAdapter>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValueOnce(firstEngine.adapter);
    renderMap({ google: { engine: 'google', load } });
    expect(await screen.findByText('The map could not be loaded.')).toBeDefined();
    expect(mapElement().dataset).toMatchObject({ engine: 'static', state: 'failed' });
    expect(screen.getByRole('button', { name: 'Biryani Ghor' })).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => {
      expect(mapElement().dataset).toMatchObject({ engine: 'google', state: 'ready' });
    });
  });

  it('mounts no other engine when the engine prop names Google', async () => {
    const nextEngine = createEngine('maplibre');
    mapLibre.current = nextEngine.adapter;

    renderMap({ engine: 'google', google: unreachableGoogle, styleUrl: '/style.json' });

    expect(await screen.findByText('The map could not be loaded.')).toBeDefined();
    expect(nextEngine.mounts).toHaveLength(0);
  });

  it('does not mount an engine that loads after unmount', async () => {
    const slowEngine = createEngine('google');
    let finishLoading: (adapter: MapAdapter) => void = () => undefined;
    const promise = new Promise<MapAdapter>((resolve) => {
      finishLoading = resolve;
    });
    const google: MapEngineSource = { engine: 'google', load: () => promise };
    const { unmount } = render(<MapView label="Map" center={shop} google={google} />);

    unmount();
    finishLoading(slowEngine.adapter);
    await promise;

    expect(slowEngine.mounts).toHaveLength(0);
  });
});
