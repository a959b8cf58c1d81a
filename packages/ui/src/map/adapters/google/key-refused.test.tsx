import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { customer } from '../../examples/city.ts';
import { PickAPlaceMap } from '../../examples/pick-a-place.tsx';
import { FakeAdvancedMarker, installFakeGoogle, refuseKey } from '../../testing/fake-google.ts';
import { googleMaps } from './google-maps.ts';

beforeAll(installFakeGoogle);

const google = googleMaps({ apiKey: 'a-key', mapId: 'a-map' });
const activeEngine = () => screen.getByRole('group').dataset['engine'];

/** A refused key stays refused until the page reloads, so this file has only one test. */
describe('Google map with a refused key', () => {
  it('falls back to the static picture and fails again after a remount', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    const view = render(<PickAPlaceMap google={google} onFailure={onFailure} />);
    await waitFor(() => {
      expect(activeEngine()).toBe('google');
    });
    expect(FakeAdvancedMarker.all.size).toBe(1);

    act(refuseKey);

    expect(activeEngine()).toBe('static');
    expect(await screen.findByText('The map could not be loaded.')).toBeDefined();
    expect(onFailure.mock.calls[0]?.[0]).toHaveProperty(
      'message',
      expect.stringContaining('Google refused the API key'),
    );
    const pin = screen.getByRole('button', { name: 'Drop-off' });
    expect(pin.closest('[data-slot=map-overlay]')).not.toBeNull();
    expect(pin.parentElement?.style.transform).toMatch(/^translate\(/);
    expect(pin.parentElement?.dataset['latitude']).toBe(String(customer.latitude));
    await waitFor(() => {
      expect(FakeAdvancedMarker.all.size).toBe(0);
    });
    view.unmount();

    render(<PickAPlaceMap google={google} />);
    expect(await screen.findByText('The map could not be loaded.')).toBeDefined();
  });
});
