import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

const start = async () => {
  const harness = createHarness();
  const client = await harness.createClient();
  const { point } = harness.vendor('y0ud');
  const suggest = (query: string, country = 'bd') =>
    client.get(
      `${ordersApi}/geolocator/autocomplete?query=${encodeURIComponent(query)}&country=${country}` +
        `&lat=${point.latitude}&lng=${point.longitude}&language=en`,
    );
  return { ...harness, client, point, suggest };
};

describe('geolocator', () => {
  it('suggests the street that reverse geocoding returns', async () => {
    const { client, point, suggest } = await start();
    const reverse = await client.get(
      `${ordersApi}/geolocator/reverse?lat=${point.latitude}&lng=${point.longitude}&language=en`,
    );
    const street = String(at(reverse.body, 'data', 'data', 0, 'address', 'street'));
    const { body } = await suggest(street.slice(0, 8), 'BD');
    const labels = (at(body, 'data', 'data') as object[]).map((place) =>
      at(place, 'address', 'formatted_address'),
    );
    expect(labels.join('\n')).toContain(street);
  });

  it('returns the coordinates of a suggestion without coordinates', async () => {
    const { client, suggest, point } = await start();
    const reverse = await client.get(
      `${ordersApi}/geolocator/reverse?lat=${point.latitude}&lng=${point.longitude}&language=en`,
    );
    const { body } = await suggest(String(at(reverse.body, 'data', 'data', 0, 'address', 'street')));
    const withoutCoordinates = (at(body, 'data', 'data') as object[]).find(
      (place) => at(place, 'address', 'latitude') === null,
    );
    const details = await client.get(
      `${ordersApi}/geolocator/details?query_id=${encodeURIComponent(String(at(withoutCoordinates, 'address', 'id')))}`,
    );
    expect(at(details.body, 'data', 'data', 0, 'address', 'latitude')).toBeCloseTo(23.8, 0);
  });

  it('returns an empty list when nothing matches', async () => {
    const { client, suggest } = await start();
    expect(at((await suggest('qqqqqqqq')).body, 'data', 'data')).toEqual([]);
    const ocean = await client.get(`${ordersApi}/geolocator/reverse?lat=0&lng=0&language=en`);
    expect(at(ocean.body, 'data', 'data')).toEqual([]);
    const unknown = await client.get(`${ordersApi}/geolocator/details?query_id=nowhere`);
    expect(at(unknown.body, 'data', 'data')).toEqual([]);
  });

  it('answers 400 to an unknown country, a malformed coordinate or a long query', async () => {
    const { client, suggest } = await start();
    expect((await suggest('road', 'zz')).status).toBe(400);
    expect((await suggest('road '.repeat(50))).status).toBe(400);
    expect((await client.get(`${ordersApi}/geolocator/reverse?lat=north&lng=0&language=en`)).status).toBe(
      400,
    );
  });
});
