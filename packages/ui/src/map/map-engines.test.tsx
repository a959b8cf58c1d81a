import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleMaps } from '../map-google/index.ts';
import { customer, rider, route, shop } from './examples/city.ts';
import { PickAPlaceMap } from './examples/pick-a-place.tsx';
import { TrackingMap } from './examples/tracking.tsx';
import { MapView } from './index.ts';
import {
  deliverGoogleScript,
  FakeAdvancedMarker,
  FakeGoogleMap,
  FakeShape,
  googleScript,
} from './testing/fake-google.ts';
import { obeysPinContract } from './testing/pin-contract.ts';
import type { MapPoint, MapViewProps } from './index.ts';

const box = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  cleanup();
  FakeGoogleMap.all.length = 0;
});

const google = googleMaps({
  apiKey: 'a-key',
  mapId: 'a-map',
  language: 'bn',
  region: 'BD',
  colorScheme: 'dark',
});
const map = () => screen.getByRole('group');
const isReady = () =>
  waitFor(() => {
    expect(map().dataset).toMatchObject({ engine: 'google', state: 'ready' });
  });
const tools = { expect, waitFor, keyboard: (keys: string) => userEvent.keyboard(keys) };
const ground = () => {
  const made = FakeGoogleMap.all.at(-1);
  if (!made) throw new Error('There is no map of Google.');
  return made;
};

/** The script is asked for once a page, so the first test here is the one that sees it arrive. */
describe('Google’s map', () => {
  it('shows the picture until the script and the first tiles are there', async () => {
    render(<TrackingMap google={google} />);
    expect(map().dataset).toMatchObject({ engine: 'static', state: 'loading' });
    await waitFor(() => {
      expect(googleScript()).not.toBeNull();
    });
    const asked = new URL(googleScript()?.src ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      key: 'a-key',
      language: 'bn',
      region: 'BD',
      auth_referrer_policy: 'origin',
    });

    await act(() => {
      deliverGoogleScript();
      return Promise.resolve();
    });
    await isReady();

    expect(ground().options).toMatchObject({
      mapId: 'a-map',
      colorScheme: 'DARK',
      gestureHandling: 'cooperative',
      disableDefaultUI: true,
    });
    expect(ground().region.ariaLabel).toBe('Delivery to 14 Kadam Lane');
  });

  it('stands the pins on advanced markers, and draws areas and ways as its own shapes', async () => {
    const view = render(<TrackingMap google={google} />);
    await isReady();

    const positions = [...FakeAdvancedMarker.all].map(({ position }) => position);
    expect(positions).toEqual(
      [shop, customer, rider].map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
    );
    expect([...FakeAdvancedMarker.all].map(({ zIndex }) => zIndex)).toEqual([1, 1, 2]);
    const [area, casing, way] = [...FakeShape.all].map(({ options }) => options);
    expect(area).toMatchObject({ fillOpacity: 0.2, clickable: false });
    expect(area?.paths).toHaveLength(1);
    expect(casing?.path).toHaveLength(route.length);
    expect(way?.zIndex).toBeGreaterThan(casing?.zIndex ?? 0);
    expect(way?.path).toHaveLength(route.length);

    view.unmount();
    await waitFor(() => {
      expect(FakeAdvancedMarker.all.size + FakeShape.all.size).toBe(0);
    });
  });

  it('follows the camera of the map and tells a person’s move from its own', async () => {
    render(<TrackingMap google={google} />);
    await isReady();
    const fitted = ground().camera;
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();

    act(() => {
      ground().drag(40, 0);
    });
    expect(ground().camera).not.toEqual(fitted);

    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => {
      expect(ground().camera.zoom).toBeCloseTo(fitted.zoom, 6);
      expect(ground().camera.center.longitude).toBeCloseTo(fitted.center.longitude, 6);
    });
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  });

  it('tells where the ground was pressed', async () => {
    const onPick = vi.fn<(point: MapPoint) => void>();
    render(<MapView label="Where to?" center={customer} zoom={16} google={google} onPick={onPick} />);
    await isReady();

    act(() => {
      ground().press(200, 150);
    });

    expect(onPick).toHaveBeenCalledOnce();
    expect(onPick.mock.calls[0]?.[0].latitude).toBeCloseTo(customer.latitude, 6);
  });

  it('keeps the arrow keys of a pin from moving the map, and lets it pan by them otherwise', async () => {
    render(<PickAPlaceMap google={google} />);
    await isReady();
    const before = ground().camera;
    screen.getByRole('button', { name: 'Drop-off' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(ground().camera).toBe(before);

    ground().region.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(ground().camera).not.toBe(before);
  });

  it('keeps the focus with a pin that somebody is at when the map comes', async () => {
    render(<PickAPlaceMap google={google} />);
    screen.getByRole('button', { name: 'Drop-off' }).focus();

    await isReady();

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Drop-off' }));
  });

  it('is not there without a key or a map id', () => {
    expect(googleMaps({ apiKey: '', mapId: 'a-map' })).toBeUndefined();
    expect(googleMaps({ apiKey: 'a-key', mapId: undefined })).toBeUndefined();
  });
});

describe.each<[name: string, props: Partial<MapViewProps>, engine: string]>([
  ['the static picture', { engine: 'static' }, 'static'],
  ['Google’s map', { google }, 'google'],
])('a movable pin on %s', (_name, props, engine) => {
  it('is moved by keyboard as on any other engine', async () => {
    render(<PickAPlaceMap {...props} />);
    await waitFor(() => {
      expect(map().dataset['engine']).toBe(engine);
    });

    await obeysPinContract(document.body, 'Drop-off', tools);
  });
});

describe('the terms of addresses', () => {
  const bound = { name: 'Places of Google', requiresGoogleMap: true };

  it('are kept by Google’s map and by no other', async () => {
    if (!google) throw new Error('There is a key.');
    render(<MapView label="Map" center={shop} engine="google" google={google} addresses={bound} />);
    await isReady();
  });

  it.each(['auto', 'maplibre', 'static'] as const)('are refused by the engine %s', (engine) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const props = { engine, google, addresses: bound as never };

    expect(() => render(<MapView label="Map" center={shop} {...props} />)).toThrow(
      'The places of Places of Google are drawn by the engine',
    );
  });

  it('are refused by the types', () => {
    // @ts-expect-error a source that is bound to Google's map needs engine='google' and a source for it
    const wrong: MapViewProps = { label: 'Map', addresses: bound };
    expect(wrong.label).toBe('Map');
  });
});
