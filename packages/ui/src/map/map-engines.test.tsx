import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleMaps } from '../map-google/index.ts';
import { customer, rider, route, shop } from './examples/city.ts';
import { PickAPlaceMap } from './examples/pick-a-place.tsx';
import { TrackingMap } from './examples/tracking.tsx';
import { MapView } from './index.ts';
import {
  loadFakeGoogleScript,
  FakeAdvancedMarker,
  FakeGoogleMap,
  FakeShape,
  googleScript,
} from './testing/fake-google.ts';
import { verifyPinContract } from './testing/pin-contract.ts';
import type { MapPoint, MapViewProps } from './index.ts';

const mapBounds = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(mapBounds as DOMRect);
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
const mapElement = () => screen.getByRole('group');
const waitForReady = () =>
  waitFor(() => {
    expect(mapElement().dataset).toMatchObject({ engine: 'google', state: 'ready' });
  });
const contractTools = { expect, waitFor, keyboard: (keys: string) => userEvent.keyboard(keys) };
const latestGoogleMap = () => {
  const latestMap = FakeGoogleMap.all.at(-1);
  if (!latestMap) throw new Error('No Google map was created.');
  return latestMap;
};

/** The script is requested once per page, so only the first test observes its loading. */
describe('Google map', () => {
  it('shows the static picture until the script and first tiles load', async () => {
    render(<TrackingMap google={google} />);
    expect(mapElement().dataset).toMatchObject({ engine: 'static', state: 'loading' });
    await waitFor(() => {
      expect(googleScript()).not.toBeNull();
    });
    const scriptParams = new URL(googleScript()?.src ?? '').searchParams;
    expect(Object.fromEntries(scriptParams)).toMatchObject({
      key: 'a-key',
      language: 'bn',
      region: 'BD',
      auth_referrer_policy: 'origin',
    });

    await act(() => {
      loadFakeGoogleScript();
      return Promise.resolve();
    });
    await waitForReady();

    expect(latestGoogleMap().options).toMatchObject({
      mapId: 'a-map',
      colorScheme: 'DARK',
      gestureHandling: 'cooperative',
      disableDefaultUI: true,
    });
    expect(latestGoogleMap().region.ariaLabel).toBe('Delivery to 14 Kadam Lane');
  });

  it('draws pins as advanced markers, and areas and lines as Google shapes', async () => {
    const view = render(<TrackingMap google={google} />);
    await waitForReady();

    const positions = [...FakeAdvancedMarker.all].map(({ position }) => position);
    expect(positions).toEqual(
      [shop, customer, rider].map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
    );
    expect([...FakeAdvancedMarker.all].map(({ zIndex }) => zIndex)).toEqual([1, 1, 2]);
    const [area, casing, line] = [...FakeShape.all].map(({ options }) => options);
    expect(area).toMatchObject({ fillOpacity: 0.2, clickable: false });
    expect(area?.paths).toHaveLength(1);
    expect(casing?.path).toHaveLength(route.length);
    expect(line?.zIndex).toBeGreaterThan(casing?.zIndex ?? 0);
    expect(line?.path).toHaveLength(route.length);

    view.unmount();
    await waitFor(() => {
      expect(FakeAdvancedMarker.all.size + FakeShape.all.size).toBe(0);
    });
  });

  it('offers "Show everything" only after the user moves the map', async () => {
    render(<TrackingMap google={google} />);
    await waitForReady();
    const fitted = latestGoogleMap().camera;
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();

    act(() => {
      latestGoogleMap().drag(40, 0);
    });
    expect(latestGoogleMap().camera).not.toEqual(fitted);

    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => {
      expect(latestGoogleMap().camera.zoom).toBeCloseTo(fitted.zoom, 6);
      expect(latestGoogleMap().camera.center.longitude).toBeCloseTo(fitted.center.longitude, 6);
    });
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  });

  it('calls onPick with the pressed point', async () => {
    const onPick = vi.fn<(point: MapPoint) => void>();
    render(<MapView label="Where to?" center={customer} zoom={16} google={google} onPick={onPick} />);
    await waitForReady();

    act(() => {
      latestGoogleMap().press(200, 150);
    });

    expect(onPick).toHaveBeenCalledOnce();
    expect(onPick.mock.calls[0]?.[0].latitude).toBeCloseTo(customer.latitude, 6);
  });

  it('pans with the arrow keys only while no pin has focus', async () => {
    render(<PickAPlaceMap google={google} />);
    await waitForReady();
    const cameraBefore = latestGoogleMap().camera;
    screen.getByRole('button', { name: 'Drop-off' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(latestGoogleMap().camera).toBe(cameraBefore);

    latestGoogleMap().region.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(latestGoogleMap().camera).not.toBe(cameraBefore);
  });

  it('keeps focus on a pin when the Google map replaces the picture', async () => {
    render(<PickAPlaceMap google={google} />);
    screen.getByRole('button', { name: 'Drop-off' }).focus();

    await waitForReady();

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Drop-off' }));
  });
});

describe('googleMaps', () => {
  it('returns undefined without a key or map id', () => {
    expect(googleMaps({ apiKey: '', mapId: 'a-map' })).toBeUndefined();
    expect(googleMaps({ apiKey: 'a-key', mapId: undefined })).toBeUndefined();
  });
});

describe.each<[name: string, props: Partial<MapViewProps>, engine: string]>([
  ['the static picture', { engine: 'static' }, 'static'],
  ['Google', { google }, 'google'],
])('a movable pin on %s', (_name, props, engine) => {
  it('moves with the arrow keys and announces its position', async () => {
    render(<PickAPlaceMap {...props} />);
    await waitFor(() => {
      expect(mapElement().dataset['engine']).toBe(engine);
    });

    await verifyPinContract(document.body, 'Drop-off', contractTools);
  });
});

describe('MapView with addresses that require a Google map', () => {
  const googleOnlyAddresses = { name: 'Places of Google', requiresGoogleMap: true };

  it('renders with the Google engine', async () => {
    if (!google) throw new Error('Expected a Google source for a valid key.');
    render(
      <MapView label="Map" center={shop} engine="google" google={google} addresses={googleOnlyAddresses} />,
    );
    await waitForReady();
  });

  it.each(['auto', 'maplibre', 'static'] as const)('throws with the engine %s', (engine) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const props = { engine, google, addresses: googleOnlyAddresses as never };

    expect(() => render(<MapView label="Map" center={shop} {...props} />)).toThrow(
      'MapView would show places of Places of Google with the engine',
    );
  });

  it('fails type checking without engine="google" and a google source', () => {
    // @ts-expect-error A source restricted to Google maps requires engine='google' and a `google` source.
    const invalidProps: MapViewProps = { label: 'Map', addresses: googleOnlyAddresses };
    expect(invalidProps.label).toBe('Map');
  });
});
