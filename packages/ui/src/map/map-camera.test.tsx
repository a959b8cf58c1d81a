import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, shop } from './examples/city.ts';
import { MapMarker, MapView } from './index.ts';
import type { MapPoint } from './index.ts';

const boundsOf = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function bounds(
    this: HTMLElement,
  ) {
    return this.dataset['slot'] === 'map-controls' ? boundsOf(444, 388, 44, 88) : boundsOf(0, 0, 500, 500);
  });
});

const onTheWay: MapPoint = { latitude: 23.7841, longitude: 90.4128 };
const outside: MapPoint = { latitude: 23.8041, longitude: 90.4528 };

function Delivery({ rider, order = 'first' }: { rider: MapPoint; order?: string }) {
  return (
    <MapView
      label="Delivery"
      engine="static"
      subject={order}
      fit={[shop, customer, rider]}
      followLabel="Follow the rider"
    >
      <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
      <MapMarker kind="dropoff" position={customer} label="14 Kadam Lane" />
      <MapMarker kind="rider" position={rider} label="Shuvo" glideMs={0} />
    </MapView>
  );
}

const pixelOf = (kind: string) => {
  const marker = document.querySelector<HTMLElement>(`[data-slot=map-marker][data-kind=${kind}]`);
  const [x = Number.NaN, y = Number.NaN] =
    /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/
      .exec(marker?.style.transform ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return { x, y };
};
const expectWholePins = (...kinds: readonly string[]) => {
  for (const { x, y } of kinds.map(pixelOf)) {
    expect(x).toBeGreaterThanOrEqual(26);
    expect(x).toBeLessThanOrEqual(474);
    expect(y).toBeGreaterThanOrEqual(65);
    expect(y).toBeLessThanOrEqual(492);
  }
};
const followButton = () => screen.queryByRole('button', { name: 'Follow the rider' });
const panWithKeys = () => {
  fireEvent.keyDown(screen.getByRole('region', { name: 'Delivery' }), { key: 'ArrowRight' });
};

describe('the camera of MapView', () => {
  it('shows all pins again when one of them leaves the map', () => {
    const { rerender } = render(<Delivery rider={onTheWay} />);
    expectWholePins('vendor', 'dropoff', 'rider');

    rerender(<Delivery rider={outside} />);

    expectWholePins('vendor', 'dropoff', 'rider');
    expect(followButton()).toBeNull();
  });

  it('does not move for a pin that stays inside', () => {
    const { rerender } = render(<Delivery rider={onTheWay} />);
    const before = pixelOf('vendor');

    rerender(<Delivery rider={{ latitude: 23.785, longitude: 90.413 }} />);

    expect(pixelOf('vendor')).toEqual(before);
  });

  it.each([
    [
      'pans',
      () => {
        screen.getByRole('region', { name: 'Delivery' }).focus();
        return userEvent.keyboard('{ArrowRight}');
      },
    ],
    ['zooms', () => userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))],
  ])('stops following after the user %s, until the user presses the button', async (_name, move) => {
    const { rerender } = render(<Delivery rider={onTheWay} />);
    await move();
    const moved = pixelOf('vendor');

    rerender(<Delivery rider={outside} />);
    expect(pixelOf('vendor')).toEqual(moved);

    const button = followButton();
    if (!button) throw new Error('Expected the button that follows the rider.');
    await userEvent.click(button);

    expectWholePins('vendor', 'dropoff', 'rider');
    expect(followButton()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Delivery' }));
  });

  it('shows another order, even if the user moved the map of the previous one', () => {
    const { rerender } = render(<Delivery rider={onTheWay} />);
    const fitted = pixelOf('vendor');
    panWithKeys();
    expect(pixelOf('vendor')).not.toEqual(fitted);

    rerender(<Delivery order="second" rider={onTheWay} />);

    expect(pixelOf('vendor')).toEqual(fitted);
    expect(followButton()).toBeNull();
  });

  it('keeps the place that the user moved to when the centre changes, and offers to return', async () => {
    const mapAt = (center: MapPoint) => (
      <MapView label="Delivery" engine="static" center={center} zoom={14}>
        <MapMarker kind="dropoff" position={customer} label="14 Kadam Lane" />
      </MapView>
    );
    const { rerender } = render(mapAt(shop));
    panWithKeys();
    const moved = pixelOf('dropoff');
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();

    rerender(mapAt(customer));
    expect(pixelOf('dropoff')).toEqual(moved);

    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(pixelOf('dropoff')).toEqual({ x: 250, y: 250 });
  });
});
