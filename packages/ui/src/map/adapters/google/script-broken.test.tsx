import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shop } from '../../examples/city.ts';
import { MapView } from '../../index.ts';
import { googleScript } from '../../testing/fake-google.ts';
import { googleMaps } from './google-maps.ts';

/** The script is requested once per page, so this file only tests a failed request. */
describe('Google map whose script fails to load', () => {
  it('shows an error at once', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    const google = googleMaps({ apiKey: 'a-key', mapId: 'a-map' });
    render(<MapView label="Map" center={shop} google={google} onFailure={onFailure} />);
    await waitFor(() => {
      expect(googleScript()).not.toBeNull();
    });

    await act(() => {
      googleScript()?.dispatchEvent(new Event('error'));
      return Promise.resolve();
    });

    expect(await screen.findByText('The map could not be loaded.')).toBeDefined();
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ message: "Google's map could not be loaded." });
  });
});
