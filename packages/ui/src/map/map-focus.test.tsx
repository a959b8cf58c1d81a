import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { customer, shop } from './examples/city.ts';
import { MapMarker, MapView } from './index.ts';
import type { MapAdapter, MapAdapterOptions, MapPoint } from './index.ts';

/** Creates an engine with a focusable canvas. It loads when the test calls `finishLoading`. */
const createSlowEngine = () => {
  const mounts: MapAdapterOptions[] = [];
  const adapter: MapAdapter = {
    engine: 'google',
    mount: (options) => {
      mounts.push(options);
      const canvas = document.createElement('canvas');
      canvas.tabIndex = 0;
      options.container?.append(canvas);
      options.signal.addEventListener('abort', () => {
        canvas.remove();
      });
      return Promise.resolve({
        moveTo: () => undefined,
        setLabel: () => undefined,
        resize: () => undefined,
      });
    },
  };
  let finishLoading = () => undefined as void;
  const loading = new Promise<MapAdapter>((resolve) => {
    finishLoading = () => {
      resolve(adapter);
    };
  });
  return { mounts, load: () => loading, finishLoading };
};

const renderMap = (load: () => Promise<MapAdapter>) =>
  render(
    <>
      <MapView label="Map" center={shop} google={{ engine: 'google', load }} />
      <button type="button">Elsewhere</button>
    </>,
  );
const mapElement = () => screen.getByRole('group', { name: 'Map' });
const waitForState = (name: string) =>
  waitFor(() => {
    expect(mapElement().dataset['state']).toBe(name);
  });
const picture = () => screen.getByRole('region', { name: 'Map' });

describe('map focus', () => {
  it('moves from the static picture to the engine that replaces it', async () => {
    const { load, finishLoading } = createSlowEngine();
    const { container } = renderMap(load);
    picture().focus();

    finishLoading();
    await waitForState('ready');

    expect(container.querySelector('canvas')).toBe(document.activeElement);
  });

  it('returns to the static picture when the engine stops drawing', async () => {
    const { load, finishLoading, mounts } = createSlowEngine();
    const { container } = renderMap(load);
    finishLoading();
    await waitForState('ready');
    container.querySelector('canvas')?.focus();

    act(() => {
      mounts[0]?.onLost(new Error('context lost'));
    });
    await waitForState('failed');

    expect(picture()).toBe(document.activeElement);
  });

  it('moves to the static picture on retry', async () => {
    renderMap(
      vi
        .fn<() => Promise<MapAdapter>>()
        .mockRejectedValueOnce(new Error('no network'))
        .mockReturnValueOnce(new Promise(() => undefined)),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    retry.focus();

    await userEvent.keyboard('{Enter}');
    await waitForState('loading');

    expect(picture()).toBe(document.activeElement);
  });

  it('stays outside the map when the engine becomes ready', async () => {
    const { load, finishLoading } = createSlowEngine();
    renderMap(load);
    const outsideButton = screen.getByRole('button', { name: 'Elsewhere' });
    outsideButton.focus();

    finishLoading();
    await waitForState('ready');

    expect(outsideButton).toBe(document.activeElement);
  });
});

describe('the focus on a marker', () => {
  const bounds = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
  const outside: MapPoint = { latitude: shop.latitude + 0.2, longitude: shop.longitude };

  function Stops({ isCustomerShown = true }: { isCustomerShown?: boolean }) {
    return (
      <MapView label="Map" center={shop} zoom={15} engine="static" followLabel="Back to the shop">
        <MapMarker kind="vendor" position={shop} label="Shop" />
        <MapMarker kind="pickup" position={outside} label="Warehouse" />
        {isCustomerShown && <MapMarker kind="dropoff" position={customer} label="Customer" />}
      </MapView>
    );
  }
  const pin = (name: string) => screen.getByRole('button', { name });
  const placeOf = (name: string) => pin(name).parentElement?.style.transform;

  it('moves the map to a marker outside its visible part', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(bounds as DOMRect);
    render(<Stops />);
    expect(placeOf('Warehouse')).not.toBe('translate(200px, 150px)');

    pin('Shop').focus();
    await userEvent.tab();

    expect(document.activeElement).toBe(pin('Warehouse'));
    expect(placeOf('Warehouse')).toBe('translate(200px, 150px)');
  });

  it('leaves the map where it is for a marker that is visible', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(bounds as DOMRect);
    render(<Stops />);
    const before = placeOf('Shop');

    pin('Shop').focus();

    expect(placeOf('Shop')).toBe(before);
  });

  it('moves to the base map when the marker disappears', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(bounds as DOMRect);
    const { rerender } = render(<Stops />);
    pin('Customer').focus();

    rerender(<Stops isCustomerShown={false} />);

    expect(picture()).toBe(document.activeElement);
  });
});
