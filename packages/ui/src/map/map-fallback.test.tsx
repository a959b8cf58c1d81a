import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shop } from './examples/city.ts';
import { MapMarker, MapView } from './index.ts';
import type { MapAdapter, MapAdapterOptions, MapEngineSource, MapViewProps } from './index.ts';

const engine = (name: 'google' | 'maplibre') => {
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

const broken: MapEngineSource = { engine: 'google', load: () => Promise.reject(new Error('no network')) };
const map = () => screen.getByRole('group');
const show = (props: Partial<MapViewProps>) => {
  const onFailure = vi.fn();
  render(
    <MapView label="Map" center={shop} onFailure={onFailure} {...props}>
      <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
    </MapView>,
  );
  return onFailure;
};

describe('MapView without the engine it prefers', () => {
  it('goes on to the next one, once, and tells', async () => {
    const next = engine('maplibre');
    mapLibre.current = next.adapter;

    const onFailure = show({ google: broken, styleUrl: '/style.json' });

    await waitFor(() => {
      expect(map().dataset).toMatchObject({ engine: 'maplibre', state: 'ready' });
    });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no network'), 'google');
    expect(next.mounts).toHaveLength(1);
  });

  it('goes on when the engine stops later, and lets go of it', async () => {
    const first = engine('google');
    mapLibre.current = engine('maplibre').adapter;
    const google: MapEngineSource = { engine: 'google', load: () => Promise.resolve(first.adapter) };
    const onFailure = show({ google, styleUrl: '/style.json' });
    await waitFor(() => {
      expect(map().dataset['engine']).toBe('google');
    });

    first.mounts[0]?.onLost(new Error('refused'));

    await waitFor(() => {
      expect(map().dataset).toMatchObject({ engine: 'maplibre', state: 'ready' });
    });
    expect(first.mounts[0]?.signal.aborted).toBe(true);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('refused'), 'google');
  });

  it('shows the picture, its pins and a retry when there is no other', async () => {
    const first = engine('google');
    const load = vi
      .fn<() => Promise<MapAdapter>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValueOnce(first.adapter);
    show({ google: { engine: 'google', load } });
    expect(await screen.findByText('The map could not be loaded.')).toBeDefined();
    expect(map().dataset).toMatchObject({ engine: 'static', state: 'failed' });
    expect(screen.getByRole('button', { name: 'Biryani Ghor' })).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => {
      expect(map().dataset).toMatchObject({ engine: 'google', state: 'ready' });
    });
  });

  it('has no substitute for Google where it was asked for by name', async () => {
    const next = engine('maplibre');
    mapLibre.current = next.adapter;

    show({ engine: 'google', google: broken, styleUrl: '/style.json' });

    expect(await screen.findByText('The map could not be loaded.')).toBeDefined();
    expect(next.mounts).toHaveLength(0);
  });

  it('leaves an engine alone that comes when the map is gone', async () => {
    const late = engine('google');
    let arrive: (adapter: MapAdapter) => void = () => undefined;
    const promise = new Promise<MapAdapter>((resolve) => {
      arrive = resolve;
    });
    const google: MapEngineSource = { engine: 'google', load: () => promise };
    const { unmount } = render(<MapView label="Map" center={shop} google={google} />);

    unmount();
    arrive(late.adapter);
    await promise;

    expect(late.mounts).toHaveLength(0);
  });
});
