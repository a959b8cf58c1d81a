import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { googleMaps } from '../map-google/index.ts';
import { shop } from './examples/city.ts';
import { MapClusters, MapView } from './index.ts';
import { loadFakeGoogleScript, FakeAdvancedMarker, googleScript } from './testing/fake-google.ts';
import type { MapClusterItem, MapViewProps } from './index.ts';

const mapBounds = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(mapBounds as DOMRect);
});

const itemAt = (id: string, north: number, east: number): MapClusterItem => ({
  id,
  kind: 'dropoff',
  label: `Order ${id}`,
  position: { latitude: shop.latitude + north, longitude: shop.longitude + east },
});
/** Three orders in one street and one at the other end of the map. */
const items = [itemAt('1', 0, 0), itemAt('2', 0.0003, 0), itemAt('3', 0, 0.0003), itemAt('4', 0.004, 0.012)];

function Overview({
  onSelect,
  ...props
}: Omit<Partial<MapViewProps>, 'onSelect'> & { onSelect?: (id: string) => void }) {
  return (
    <MapView label="Orders" center={shop} zoom={14} engine="static" {...props}>
      <MapClusters items={items} clusterLabel={(count) => `${String(count)} orders`} onSelect={onSelect} />
    </MapView>
  );
}
const clusterButton = () => screen.queryByRole('button', { name: '3 orders' });

describe('MapClusters', () => {
  it('replaces markers that lie close together by a button with their number', () => {
    render(<Overview />);

    expect(clusterButton()?.textContent).toBe('3');
    expect(screen.getByRole('button', { name: 'Order 4' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Order 1' })).toBeNull();
  });

  it('zooms in on a pressed cluster until its markers come apart', async () => {
    render(<Overview />);
    const button = clusterButton();
    if (!button) throw new Error('Expected a cluster.');

    await userEvent.click(button);

    expect(clusterButton()).toBeNull();
    expect(screen.getByRole('button', { name: 'Order 1' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders' }));
  });

  it('marks a cluster of riders by kind and symbol, so that it differs from one of orders', () => {
    const riders = items.map((item) => ({ ...item, kind: 'rider' as const }));
    render(
      <MapView label="Orders" center={shop} zoom={14} engine="static">
        <MapClusters items={riders} clusterLabel={(count) => `${String(count)} riders`} />
        <MapClusters items={items} clusterLabel={(count) => `${String(count)} orders`} />
      </MapView>,
    );

    const [riderCluster, orderCluster] = ['3 riders', '3 orders'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(riderCluster?.parentElement?.dataset['kind']).toBe('rider');
    expect(riderCluster?.querySelector('svg')).not.toBeNull();
    expect(orderCluster?.querySelector('svg')).toBeNull();
  });

  it('passes the direction, the age and the staleness of a rider to the marker', () => {
    render(
      <MapView label="Riders" center={shop} zoom={14} engine="static">
        <MapClusters
          items={[{ ...itemAt('9', 0, 0), kind: 'rider', bearing: 90, stale: true, caption: '40 s ago' }]}
          clusterLabel={String}
        />
      </MapView>,
    );

    const marker = screen.getByRole('button', { name: 'Order 9' }).parentElement;
    expect(marker?.dataset['stale']).toBe('');
    expect(marker?.textContent).toContain('40 s ago');
    expect(marker?.querySelector<SVGElement>('.sb-map-heading')?.style.transform).toBe('rotate(90deg)');
  });

  it('reports the order of a pressed marker', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    render(<Overview onSelect={onSelect} />);

    await userEvent.click(screen.getByRole('button', { name: 'Order 4' }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('4');
  });

  it('renders only markers near the visible part of the map', () => {
    const row = Array.from({ length: 200 }, (_, index) => itemAt(String(index), 0, index / 50));
    render(
      <MapView label="Orders" center={shop} zoom={14} engine="static">
        <MapClusters items={row} clusterLabel={String} />
      </MapView>,
    );

    expect(document.querySelectorAll('[data-slot=map-marker]').length).toBeLessThan(10);
  });

  it('keeps its clusters while the map pans a little', () => {
    render(<Overview />);
    const before = clusterButton();

    fireEvent.keyDown(screen.getByRole('region', { name: 'Orders' }), { key: 'ArrowRight' });

    expect(clusterButton()).toBe(before);
  });

  it('places clusters in the layers of an engine', async () => {
    const google = googleMaps({ apiKey: 'a-key', mapId: 'a-map', language: 'en', region: 'BD' });
    render(<Overview engine="google" google={google} />);
    await waitFor(() => {
      expect(googleScript()).not.toBeNull();
    });
    await act(() => {
      loadFakeGoogleScript();
      return Promise.resolve();
    });

    await waitFor(() => {
      expect([...FakeAdvancedMarker.all]).toHaveLength(2);
    });
    expect(clusterButton()).not.toBeNull();
  });
});
