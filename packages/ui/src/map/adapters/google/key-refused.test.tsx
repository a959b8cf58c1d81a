import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { customer } from '../../examples/city.ts';
import { PickAPlaceMap } from '../../examples/pick-a-place.tsx';
import { FakeAdvancedMarker, installFakeGoogle, refuseKey } from '../../testing/fake-google.ts';
import { googleMaps } from './google-maps.ts';

beforeAll(installFakeGoogle);

const google = googleMaps({ apiKey: 'a-key', mapId: 'a-map' });
const engine = () => screen.getByRole('group').dataset['engine'];

/** A key is refused once a page, and stays refused. */
describe('Google’s map on a page whose key is refused', () => {
  it('goes when the refusal comes, leaves its pins on the picture, and is not tried in vain again', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    const view = render(<PickAPlaceMap google={google} onFailure={onFailure} />);
    await waitFor(() => {
      expect(engine()).toBe('google');
    });
    expect(FakeAdvancedMarker.all.size).toBe(1);

    act(refuseKey);

    expect(engine()).toBe('static');
    expect(await screen.findByText('The map could not be loaded.')).toBeDefined();
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ message: 'Google refused the key of its map.' });
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
