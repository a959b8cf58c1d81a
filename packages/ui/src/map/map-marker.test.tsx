import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, shop } from './examples/city.ts';
import { MapMarker, MapView } from './index.ts';
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
    expect(screen.getByText(/^Drop-off moved to 23\.78/)).toBeDefined();
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

  it('says its name on hover until Escape', async () => {
    const { pin } = renderPin();

    await userEvent.hover(pin);
    expect(document.querySelector('[data-slot=map-tooltip]')?.textContent).toBe('Drop-off');
    pin.focus();
    await userEvent.keyboard('{Escape}');

    expect(document.querySelector('[data-slot=map-tooltip]')).toBeNull();
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
