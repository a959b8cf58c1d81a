import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, shop } from './examples/city.ts';
import { MapMarker, MapView } from './index.ts';
import { project } from './mercator.ts';
import { shortWay } from './use-turning.ts';
import type { MapMarkerProps, MapPoint } from './index.ts';

const box = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const marker = (kind: string) =>
  document.querySelector<HTMLElement>(`[data-slot=map-marker][data-kind=${kind}]`);
const place = (kind: string) =>
  /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/
    .exec(marker(kind)?.style.transform ?? '')
    ?.slice(1)
    .map(Number);

function renderPin(props: Partial<MapMarkerProps> = {}) {
  const onMoveEnd = vi.fn<(point: MapPoint) => void>();
  const map = (position: MapPoint) => (
    <MapView label="Where to?" center={customer} zoom={16} engine="static">
      <MapMarker
        kind="dropoff"
        position={position}
        label="Drop-off"
        draggable
        onMoveEnd={onMoveEnd}
        {...props}
      />
    </MapView>
  );
  const view = render(map(customer));
  return {
    onMoveEnd,
    pin: screen.getByRole('button', { name: 'Drop-off' }),
    show: (position: MapPoint) => {
      view.rerender(map(position));
    },
  };
}

describe('MapMarker', () => {
  // Proves: constant.marker-size
  it('is 65 pixels high unless told otherwise', () => {
    renderPin();

    expect(marker('dropoff')?.querySelector('svg')?.getAttribute('height')).toBe('65');
  });

  it('moves with the arrow keys and tells once where it came to rest', () => {
    vi.useFakeTimers();
    const { onMoveEnd, pin } = renderPin();

    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
    expect(onMoveEnd).not.toHaveBeenCalled();
    expect(place('dropoff')).toEqual([240, 142]);
    act(() => {
      vi.advanceTimersByTime(400);
    });

    expect(onMoveEnd).toHaveBeenCalledOnce();
    expect(onMoveEnd.mock.calls[0]?.[0].latitude).toBeGreaterThan(customer.latitude);
    expect(screen.getByRole('status').textContent).toMatch(/^Drop-off moved to 23\.78/);
  });

  it('goes back with Escape and tells nothing', () => {
    vi.useFakeTimers();
    const { onMoveEnd, pin } = renderPin();
    fireEvent.keyDown(pin, { key: 'ArrowUp' });

    fireEvent.keyDown(pin, { key: 'Escape' });
    vi.runAllTimers();

    expect(onMoveEnd).not.toHaveBeenCalled();
    expect(place('dropoff')).toEqual([200, 150]);
  });

  it('follows the pointer, stays where it was let go, and moves on when its owner answers', () => {
    const { onMoveEnd, pin, show } = renderPin();

    fireEvent.pointerDown(pin, { clientX: 200, clientY: 140, button: 0, pointerId: 1 });
    fireEvent.pointerMove(pin, { clientX: 260, clientY: 100, pointerId: 1 });
    fireEvent.pointerUp(pin, { clientX: 260, clientY: 100, pointerId: 1 });
    expect(onMoveEnd).toHaveBeenCalledOnce();
    expect(place('dropoff')).toEqual([260, 110]);

    show({ ...customer, latitude: customer.latitude + 0.0001 });
    expect(place('dropoff')?.[0]).toBe(200);
  });

  it('stays still under a press that does not move', () => {
    const { onMoveEnd, pin } = renderPin();

    fireEvent.pointerDown(pin, { clientX: 200, clientY: 140, button: 0, pointerId: 1 });
    fireEvent.pointerMove(pin, { clientX: 201, clientY: 141, pointerId: 1 });
    fireEvent.pointerUp(pin, { clientX: 201, clientY: 141, pointerId: 1 });

    expect(onMoveEnd).not.toHaveBeenCalled();
  });

  it('jumps to a new place where less motion is wanted', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const map = (position: MapPoint) => (
      <MapView label="Map" center={shop} zoom={16} engine="static">
        <MapMarker kind="rider" position={position} label="Rider" />
      </MapView>
    );
    const view = render(map(shop));

    view.rerender(map({ ...shop, longitude: shop.longitude + 0.0005 }));

    expect(place('rider')?.[0]).toBeGreaterThan(210);
  });

  it('jumps to a new place while nobody looks at the page', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { show } = renderPin({ kind: 'rider', draggable: false });

    show({ ...customer, longitude: customer.longitude + 0.0005 });

    expect(place('rider')?.[0]).toBeGreaterThan(210);
  });

  it('glides to a new place otherwise, as long as positions are apart', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const { show } = renderPin({ kind: 'rider', draggable: false });
    const next = { ...customer, longitude: customer.longitude + 0.0005 };
    const end = 200 + project(next, { center: customer, zoom: 16 }, { width: 0, height: 0 }).x;

    show(next);
    expect(place('rider')?.[0]).toBe(200);
    vi.advanceTimersByTime(1000);
    expect(place('rider')?.[0]).toBeGreaterThan(202);
    expect(place('rider')?.[0]).toBeLessThan(end - 2);
    vi.advanceTimersByTime(1100);

    expect(place('rider')?.[0]).toBeCloseTo(end, 1);
  });

  // Proves: piece.map-tooltips
  it('says its name on hover until Escape, wherever the focus is', async () => {
    const { pin } = renderPin();

    await userEvent.hover(pin);
    expect(screen.getByRole('tooltip').textContent).toBe('Drop-off');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();

    await userEvent.unhover(pin);
    await userEvent.hover(pin);
    expect(screen.getByRole('tooltip')).toBeDefined();
  });

  it('keeps its bubble while the pointer moves on to it', async () => {
    const { pin } = renderPin();
    await userEvent.hover(pin);

    await userEvent.hover(screen.getByRole('tooltip'));

    expect(screen.getByRole('tooltip')).toBeDefined();
  });

  it('says more by focus or a press when it cannot be moved, and is described by it', async () => {
    renderPin({ draggable: false, tooltip: 'Ring twice' });
    const pin = screen.getByRole('button', { name: 'Drop-off' });
    expect(pin.hasAttribute('aria-describedby')).toBe(false);

    await userEvent.click(pin);

    expect(screen.getByRole('tooltip').textContent).toBe('Ring twice');
    expect(pin.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await userEvent.unhover(pin);
    expect(screen.getByRole('tooltip')).toBeDefined();
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is no stop for the keyboard when there is nothing to do with it and nothing to say', () => {
    render(
      <MapView label="Map" center={shop} engine="static">
        <MapMarker kind="vendor" position={shop} label="Biryani Ghor" showTooltip="never" />
      </MapView>,
    );

    expect(screen.queryByRole('button', { name: 'Biryani Ghor' })).toBeNull();
    expect(screen.getByRole('listitem').textContent).toBe('Biryani Ghor');
  });

  it('speaks the address that its owner found for the place it was moved to', () => {
    vi.useFakeTimers();
    const map = (label: string) => (
      <MapView label="Where to?" center={customer} zoom={16} engine="static">
        <MapMarker kind="dropoff" position={customer} label={label} draggable />
      </MapView>
    );
    const view = render(map('14 Kadam Lane'));
    const spoken = () => screen.getByRole('status').textContent;
    view.rerender(map('15 Kadam Lane'));
    expect(spoken()).toBe('');

    fireEvent.keyDown(screen.getByRole('button', { name: '15 Kadam Lane' }), { key: 'ArrowUp' });
    act(() => {
      vi.advanceTimersByTime(400);
    });
    expect(spoken()).toMatch(/^15 Kadam Lane moved to/);
    view.rerender(map('3 Shimul Road'));

    expect(spoken()).toBe('3 Shimul Road');
  });

  it('tells its owner where it is put back to', () => {
    const onMove = vi.fn<(point: MapPoint) => void>();
    const { pin } = renderPin({ onMove });
    fireEvent.keyDown(pin, { key: 'ArrowUp' });

    fireEvent.keyDown(pin, { key: 'Escape' });

    expect(onMove).toHaveBeenCalledTimes(2);
    expect(onMove.mock.lastCall?.[0]).toEqual(customer);
    expect(screen.getByRole('status').textContent).toBe('Drop-off put back');
  });

  it('tells who forgot the map', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<MapMarker kind="rider" position={shop} label="Rider" />)).toThrow(
      'MapMarker is rendered outside MapView',
    );
  });

  it('turns the short way', () => {
    expect([shortWay(350), shortWay(-350), shortWay(180), shortWay(90)]).toEqual([-10, 10, -180, 90]);
  });
});
