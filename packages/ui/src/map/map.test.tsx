import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, deliveryArea, rider, route, shop } from './examples/city.ts';
import { MapLine, MapMarker, MapPolygon, MapView } from './index.ts';
import { requireContainer } from './map-adapter.ts';
import type { MapPoint } from './index.ts';

const mapBounds = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(mapBounds as DOMRect);
  HTMLElement.prototype.setPointerCapture = vi.fn();
});

const findMarker = (kind: string) =>
  document.querySelector<HTMLElement>(`[data-slot=map-marker][data-kind=${kind}]`);
const markerPixel = (kind: string) =>
  /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/
    .exec(findMarker(kind)?.style.transform ?? '')
    ?.slice(1)
    .map(Number);

describe('MapView', () => {
  // Proves: piece.map-markers
  it('shows its features on the map and in a list for screen readers', () => {
    render(
      <MapView label="Delivery" fit={[shop, customer]}>
        <MapPolygon path={deliveryArea} label="Delivery area" />
        <MapLine path={route} />
        <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
        <MapMarker kind="dropoff" position={customer} label="14 Kadam Lane" />
        <MapMarker kind="rider" position={rider} label="Shuvo" />
      </MapView>,
    );

    expect(screen.getByRole('group', { name: 'Delivery' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Delivery area',
      'Biryani Ghor',
      '14 Kadam Lane',
      'Shuvo',
    ]);
    for (const kind of ['vendor', 'dropoff', 'rider']) {
      const [x, y] = markerPixel(kind) ?? [];
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(350);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(250);
    }
    expect(findMarker('rider')?.dataset).toMatchObject({ latitude: '23.7841', longitude: '90.4128' });
  });

  // Proves: piece.map-areas, constant.area-fill-opacity
  it('fills areas with 20 % opacity', () => {
    render(
      <MapView label="Area" center={shop}>
        <MapPolygon path={deliveryArea} />
      </MapView>,
    );

    expect(document.querySelector('[data-slot=map-polygon] path')?.getAttribute('fill-opacity')).toBe('0.2');
  });

  // Proves: constant.map-zoom, constant.map-fallback-center
  it('defaults to zoom 18 at latitude 0 and longitude 0', () => {
    render(
      <MapView label="Map" engine="static">
        <MapMarker kind="dropoff" position={{ latitude: 0, longitude: 0.0003 }} label="Drop-off" />
      </MapView>,
    );
    // The world is 256 px wide at zoom 0, and its width doubles with each zoom level.
    const [x = 0, y = 0] = markerPixel('dropoff') ?? [];
    expect(x).toBeCloseTo(200 + (0.0003 / 360) * 256 * 2 ** 18, 0);
    expect(y).toBeCloseTo(150, 0);
  });

  it('reports the pressed point, or the centre of the map on Enter', async () => {
    const onPick = vi.fn<(point: MapPoint) => void>();
    render(<MapView label="Where to?" center={customer} zoom={16} onPick={onPick} />);
    const baseMap = screen.getByRole('region', { name: 'Where to?' });

    fireEvent.pointerDown(baseMap, { clientX: 200, clientY: 150, button: 0 });
    fireEvent.pointerUp(baseMap, { clientX: 200, clientY: 150, button: 0 });
    baseMap.focus();
    await userEvent.keyboard('{Enter}');

    expect(onPick).toHaveBeenCalledTimes(2);
    expect(onPick.mock.calls[0]?.[0].latitude).toBeCloseTo(customer.latitude, 6);
    expect(onPick.mock.calls[1]?.[0].longitude).toBeCloseTo(customer.longitude, 6);
  });

  it('zooms in around its centre with the zoom button', async () => {
    render(
      <MapView label="Map" center={shop} zoom={14}>
        <MapMarker kind="dropoff" position={customer} label="Drop-off" />
      </MapView>,
    );
    const [xBefore = 0] = markerPixel('dropoff') ?? [];

    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));

    const [xAfter = 0] = markerPixel('dropoff') ?? [];
    expect(xAfter - 200).toBeCloseTo(2 * (xBefore - 200), 0);
  });

  it('offers "Show everything" after the user zooms, and restores the fit when it is pressed', async () => {
    render(
      <MapView label="Map" fit={[shop, customer]}>
        <MapMarker kind="dropoff" position={customer} label="Drop-off" />
      </MapView>,
    );
    const fitted = markerPixel('dropoff');
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));

    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));

    expect(markerPixel('dropoff')).toEqual(fitted);
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  });

  // Proves: piece.map-tooltips
  it('shows the name of the hovered area until Escape is pressed', () => {
    render(
      <MapView label="Area" center={shop} zoom={13} engine="static">
        <MapPolygon path={deliveryArea} label="Delivery area" />
      </MapView>,
    );
    const tooltip = () => document.querySelector<HTMLElement>('[data-slot=map-area-tooltip]');
    const mapElement = screen.getByRole('group');

    fireEvent.pointerMove(mapElement, { clientX: 200, clientY: 150, pointerType: 'mouse' });
    expect(tooltip()?.hidden).toBe(false);
    expect(tooltip()?.textContent).toBe('Delivery area');

    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()?.hidden).toBe(true);
  });
});

describe('requireContainer', () => {
  // Proves: error.map-element
  it('throws if the map element is not in the document', () => {
    expect(() => requireContainer(null)).toThrow('map element not mounted on dom');
    expect(() => requireContainer(document.createElement('div'))).toThrow('map element not mounted on dom');
  });
});
