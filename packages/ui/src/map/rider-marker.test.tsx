import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from './examples/city.ts';
import { MapMarker, MapView } from './index.ts';
import type { MapMarkerProps, MapPoint } from './index.ts';

const mapBounds = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(mapBounds as DOMRect);
});
afterEach(() => {
  vi.useRealTimers();
});

function Ride({ position, ...props }: Partial<MapMarkerProps> & { position: MapPoint }) {
  return (
    <MapView label="Ride" center={shop} zoom={16} engine="static">
      <MapMarker kind="rider" position={position} label="Shuvo" {...props} />
    </MapView>
  );
}
const marker = () => document.querySelector<HTMLElement>('[data-slot=map-marker]');
const markerX = () => Number(/translate\((-?[\d.]+)px/.exec(marker()?.style.transform ?? '')?.[1]);
const eastOfShop = (degrees: number) => ({ ...shop, longitude: shop.longitude + degrees });

describe('a rider on the map', () => {
  it('stops at the last reading, however long the next one takes', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const { rerender } = render(<Ride position={shop} />);
    rerender(<Ride position={eastOfShop(0.0005)} />);
    vi.advanceTimersByTime(2100);
    const reached = markerX();

    vi.advanceTimersByTime(60_000);

    expect(markerX()).toBe(reached);
  });

  it('continues from where it is when a reading arrives early', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const { rerender } = render(<Ride position={shop} />);
    rerender(<Ride position={eastOfShop(0.0005)} />);
    vi.advanceTimersByTime(1000);
    const halfway = markerX();

    rerender(<Ride position={eastOfShop(0.001)} />);
    expect(markerX()).toBe(halfway);
    vi.advanceTimersByTime(100);

    expect(markerX()).toBeGreaterThan(halfway);
  });

  it('shows the age of its position and describes its button with it', () => {
    render(<Ride position={shop} caption="12 s ago" />);

    expect(screen.getByText('12 s ago')).toBeDefined();
    const id = screen.getByRole('button', { name: 'Shuvo' }).getAttribute('aria-describedby');
    expect(document.getElementById(id ?? '')?.textContent).toBe('12 s ago');
  });

  it('is marked as stale only when it is', () => {
    const { rerender } = render(<Ride position={shop} />);
    expect(marker()?.dataset).not.toHaveProperty('stale');

    rerender(<Ride position={shop} stale />);

    expect(marker()?.dataset).toHaveProperty('stale');
  });
});
