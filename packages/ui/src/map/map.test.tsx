import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, deliveryArea, rider, route, shop } from './examples/city.ts';
import { MapLine, MapMarker, MapPolygon, MapView } from './index.ts';
import { requireContainer } from './map-adapter.ts';
import type { MapPoint } from './index.ts';

const box = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  HTMLElement.prototype.setPointerCapture = vi.fn();
});

const marker = (kind: string) =>
  document.querySelector<HTMLElement>(`[data-slot=map-marker][data-kind=${kind}]`);
const place = (kind: string) =>
  /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/
    .exec(marker(kind)?.style.transform ?? '')
    ?.slice(1)
    .map(Number);

describe('MapView', () => {
  // Proves: piece.map-markers
  it('shows what is on it in the middle of the picture and as a list', () => {
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
      const [x, y] = place(kind) ?? [];
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(350);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(250);
    }
    expect(marker('rider')?.dataset).toMatchObject({ latitude: '23.7841', longitude: '90.4128' });
  });

  // Proves: piece.map-areas, constant.area-fill-opacity
  it('fills areas to a fifth', () => {
    render(
      <MapView label="Area" center={shop}>
        <MapPolygon path={deliveryArea} />
      </MapView>,
    );

    expect(document.querySelector('[data-slot=map-polygon] path')?.getAttribute('fill-opacity')).toBe('0.2');
  });

  // Proves: constant.map-zoom, constant.map-fallback-center
  it('stands at zoom 18, and where nothing is when it was given no place', () => {
    render(
      <MapView label="Map" engine="static">
        <MapMarker kind="dropoff" position={{ latitude: 0, longitude: 0.0003 }} label="Drop-off" />
      </MapView>,
    );
    // The world is 256 px wide at zoom 0, and twice as wide with each further one.
    const [x = 0, y = 0] = place('dropoff') ?? [];
    expect(x).toBeCloseTo(200 + (0.0003 / 360) * 256 * 2 ** 18, 0);
    expect(y).toBeCloseTo(150, 0);
  });

  it('drops the pin where the ground is pressed, and in the middle with Enter', async () => {
    const onPick = vi.fn<(point: MapPoint) => void>();
    render(<MapView label="Where to?" center={customer} zoom={16} onPick={onPick} />);
    const ground = screen.getByRole('region', { name: 'Where to?' });

    fireEvent.pointerDown(ground, { clientX: 200, clientY: 150, button: 0 });
    fireEvent.pointerUp(ground, { clientX: 200, clientY: 150, button: 0 });
    ground.focus();
    await userEvent.keyboard('{Enter}');

    expect(onPick).toHaveBeenCalledTimes(2);
    expect(onPick.mock.calls[0]?.[0].latitude).toBeCloseTo(customer.latitude, 6);
    expect(onPick.mock.calls[1]?.[0].longitude).toBeCloseTo(customer.longitude, 6);
  });

  it('zooms about its centre with its buttons', async () => {
    render(
      <MapView label="Map" center={shop} zoom={14}>
        <MapMarker kind="dropoff" position={customer} label="Drop-off" />
      </MapView>,
    );
    const [before = 0] = place('dropoff') ?? [];

    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));

    const [after = 0] = place('dropoff') ?? [];
    expect(after - 200).toBeCloseTo(2 * (before - 200), 0);
  });

  it('offers to show everything again once it was moved', async () => {
    render(
      <MapView label="Map" fit={[shop, customer]}>
        <MapMarker kind="dropoff" position={customer} label="Drop-off" />
      </MapView>,
    );
    const fitted = place('dropoff');
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));

    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));

    expect(place('dropoff')).toEqual(fitted);
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  });

  // Proves: piece.map-tooltips
  it('names the area under the mouse until Escape', () => {
    render(
      <MapView label="Area" center={shop} zoom={13} engine="static">
        <MapPolygon path={deliveryArea} label="Delivery area" />
      </MapView>,
    );
    const bubble = () => document.querySelector<HTMLElement>('[data-slot=map-area-tooltip]');
    const map = screen.getByRole('group');

    fireEvent.pointerMove(map, { clientX: 200, clientY: 150, pointerType: 'mouse' });
    expect(bubble()?.hidden).toBe(false);
    expect(bubble()?.textContent).toBe('Delivery area');

    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(bubble()?.hidden).toBe(true);
  });

  // Proves: error.map-element
  it('tells the developer that its element is missing', () => {
    expect(() => requireContainer(null)).toThrow('map element not mounted on dom');
    expect(() => requireContainer(document.createElement('div'))).toThrow('map element not mounted on dom');
  });
});
