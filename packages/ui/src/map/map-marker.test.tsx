import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, shop } from './examples/city.ts';
import { MapMarker, MapView } from './index.ts';
import { project } from './mercator.ts';
import { shortestTurn } from './use-continuous-bearing.ts';
import type { MapMarkerProps, MapPoint } from './index.ts';

const mapBounds = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(mapBounds as DOMRect);
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const findMarker = (kind: string) =>
  document.querySelector<HTMLElement>(`[data-slot=map-marker][data-kind=${kind}]`);
const markerPixel = (kind: string) =>
  /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/
    .exec(findMarker(kind)?.style.transform ?? '')
    ?.slice(1)
    .map(Number);

function renderPin(props: Partial<MapMarkerProps> = {}) {
  const onMoveEnd = vi.fn<(point: MapPoint) => void>();
  const createMap = (position: MapPoint) => (
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
  const view = render(createMap(customer));
  return {
    onMoveEnd,
    pin: screen.getByRole('button', { name: 'Drop-off' }),
    setPosition: (position: MapPoint) => {
      view.rerender(createMap(position));
    },
  };
}

describe('MapMarker', () => {
  // Proves: constant.marker-size
  it('is 65 pixels high by default', () => {
    renderPin();

    expect(findMarker('dropoff')?.querySelector('svg')?.getAttribute('height')).toBe('65');
  });

  it('moves with the arrow keys and reports the final point once', () => {
    vi.useFakeTimers();
    const { onMoveEnd, pin } = renderPin();

    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
    expect(onMoveEnd).not.toHaveBeenCalled();
    expect(markerPixel('dropoff')).toEqual([240, 142]);
    act(() => {
      vi.advanceTimersByTime(400);
    });

    expect(onMoveEnd).toHaveBeenCalledOnce();
    expect(onMoveEnd.mock.calls[0]?.[0].latitude).toBeGreaterThan(customer.latitude);
    expect(screen.getByRole('status').textContent).toMatch(/^Drop-off moved to 23\.78/);
  });

  it('returns to its position on Escape without reporting a move', () => {
    vi.useFakeTimers();
    const { onMoveEnd, pin } = renderPin();
    fireEvent.keyDown(pin, { key: 'ArrowUp' });

    fireEvent.keyDown(pin, { key: 'Escape' });
    vi.runAllTimers();

    expect(onMoveEnd).not.toHaveBeenCalled();
    expect(markerPixel('dropoff')).toEqual([200, 150]);
  });

  it('follows the pointer and stays where it is dropped until its position prop changes', () => {
    const { onMoveEnd, pin, setPosition } = renderPin();

    fireEvent.pointerDown(pin, { clientX: 200, clientY: 140, button: 0, pointerId: 1 });
    fireEvent.pointerMove(pin, { clientX: 260, clientY: 100, pointerId: 1 });
    fireEvent.pointerUp(pin, { clientX: 260, clientY: 100, pointerId: 1 });
    expect(onMoveEnd).toHaveBeenCalledOnce();
    expect(markerPixel('dropoff')).toEqual([260, 110]);

    setPosition({ ...customer, latitude: customer.latitude + 0.0001 });
    expect(markerPixel('dropoff')?.[0]).toBe(200);
  });

  it('ignores a press without a drag', () => {
    const { onMoveEnd, pin } = renderPin();

    fireEvent.pointerDown(pin, { clientX: 200, clientY: 140, button: 0, pointerId: 1 });
    fireEvent.pointerMove(pin, { clientX: 201, clientY: 141, pointerId: 1 });
    fireEvent.pointerUp(pin, { clientX: 201, clientY: 141, pointerId: 1 });

    expect(onMoveEnd).not.toHaveBeenCalled();
  });

  it('jumps to a new position with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const createMap = (position: MapPoint) => (
      <MapView label="Map" center={shop} zoom={16} engine="static">
        <MapMarker kind="rider" position={position} label="Rider" />
      </MapView>
    );
    const view = render(createMap(shop));

    view.rerender(createMap({ ...shop, longitude: shop.longitude + 0.0005 }));

    expect(markerPixel('rider')?.[0]).toBeGreaterThan(210);
  });

  it('jumps to a new position while the page is hidden', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { setPosition } = renderPin({ kind: 'rider', draggable: false });

    setPosition({ ...customer, longitude: customer.longitude + 0.0005 });

    expect(markerPixel('rider')?.[0]).toBeGreaterThan(210);
  });

  it('glides a rider to a new position over two seconds', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const { setPosition } = renderPin({ kind: 'rider', draggable: false });
    const next = { ...customer, longitude: customer.longitude + 0.0005 };
    const endX = 200 + project(next, { center: customer, zoom: 16 }, { width: 0, height: 0 }).x;

    setPosition(next);
    expect(markerPixel('rider')?.[0]).toBe(200);
    vi.advanceTimersByTime(1000);
    expect(markerPixel('rider')?.[0]).toBeGreaterThan(202);
    expect(markerPixel('rider')?.[0]).toBeLessThan(endX - 2);
    vi.advanceTimersByTime(1100);

    expect(markerPixel('rider')?.[0]).toBeCloseTo(endX, 1);
  });

  // Proves: piece.map-tooltips
  it('shows its name on hover, and hides it on Escape until the next hover', async () => {
    const { pin } = renderPin();

    await userEvent.hover(pin);
    expect(screen.getByRole('tooltip').textContent).toBe('Drop-off');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();

    await userEvent.unhover(pin);
    await userEvent.hover(pin);
    expect(screen.getByRole('tooltip')).toBeDefined();
  });

  it('keeps its tooltip open while the pointer is over it', async () => {
    const { pin } = renderPin();
    await userEvent.hover(pin);

    await userEvent.hover(screen.getByRole('tooltip'));

    expect(screen.getByRole('tooltip')).toBeDefined();
  });

  it('shows its tooltip on press when it is not draggable', async () => {
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

  it('is not focusable without an action or tooltip', () => {
    render(
      <MapView label="Map" center={shop} engine="static">
        <MapMarker kind="vendor" position={shop} label="Biryani Ghor" showTooltip="never" />
      </MapView>,
    );

    expect(screen.queryByRole('button', { name: 'Biryani Ghor' })).toBeNull();
    expect(screen.getByRole('listitem').textContent).toBe('Biryani Ghor');
  });

  it('announces its new label after a move', () => {
    vi.useFakeTimers();
    const createMap = (label: string) => (
      <MapView label="Where to?" center={customer} zoom={16} engine="static">
        <MapMarker kind="dropoff" position={customer} label={label} draggable />
      </MapView>
    );
    const view = render(createMap('14 Kadam Lane'));
    const announcement = () => screen.getByRole('status').textContent;
    view.rerender(createMap('15 Kadam Lane'));
    expect(announcement()).toBe('');

    fireEvent.keyDown(screen.getByRole('button', { name: '15 Kadam Lane' }), { key: 'ArrowUp' });
    act(() => {
      vi.advanceTimersByTime(400);
    });
    expect(announcement()).toMatch(/^15 Kadam Lane moved to/);
    view.rerender(createMap('3 Shimul Road'));

    expect(announcement()).toBe('3 Shimul Road');
  });

  it('reports its original position to onMove on Escape', () => {
    const onMove = vi.fn<(point: MapPoint) => void>();
    const { pin } = renderPin({ onMove });
    fireEvent.keyDown(pin, { key: 'ArrowUp' });

    fireEvent.keyDown(pin, { key: 'Escape' });

    expect(onMove).toHaveBeenCalledTimes(2);
    expect(onMove.mock.lastCall?.[0]).toEqual(customer);
    expect(screen.getByRole('status').textContent).toBe('Drop-off put back');
  });

  it('throws outside MapView', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<MapMarker kind="rider" position={shop} label="Rider" />)).toThrow(
      'MapMarker is rendered outside MapView',
    );
  });
});

describe('shortestTurn', () => {
  it('returns the rotation in the shorter direction', () => {
    expect([shortestTurn(350), shortestTurn(-350), shortestTurn(180), shortestTurn(90)]).toEqual([
      -10, 10, -180, 90,
    ]);
  });
});
