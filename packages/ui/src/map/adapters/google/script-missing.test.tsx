import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../../examples/city.ts';
import { MapView } from '../../index.ts';
import { googleScript } from '../../testing/fake-google.ts';
import { googleMaps } from './google-maps.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The script is requested once per page, so this file only tests a request without a response. */
describe('Google map whose script never loads', () => {
  it('shows an error after 8 seconds', async () => {
    await import('./google-adapter.tsx');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onFailure = vi.fn<(error: unknown) => void>();
    const google = googleMaps({ apiKey: 'a-key', mapId: 'a-map' });
    render(<MapView label="Map" center={shop} google={google} onFailure={onFailure} />);
    for (let attempt = 0; attempt < 9 && !googleScript(); attempt += 1)
      await act(() => vi.advanceTimersByTimeAsync(0));
    expect(googleScript()).not.toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(7900));
    expect(screen.getByText('Loading the map')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(200));

    expect(screen.getByText('The map could not be loaded.')).toBeDefined();
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({
      message: "Google's script took longer than 8000 ms to load.",
    });
    vi.useRealTimers();
    await waitFor(() => {
      expect(document.querySelector('.sb-map-google')).toBeNull();
    });
  });
});
