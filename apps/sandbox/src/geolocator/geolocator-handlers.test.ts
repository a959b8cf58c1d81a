import { describe, expect, it } from 'vitest';
import { at, clientWithToken, createHarness, ordersApi } from '../testing/harness.ts';

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

  it('returns the coordinates that a suggested street lacks', async () => {
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

  it.each([
    ['a latitude of 99999999999999', 'lat=99999999999999&lng=90'],
    ['a latitude of 90.5', 'lat=90.5&lng=0'],
    ['a longitude of -180.5', 'lat=0&lng=-180.5'],
    ['a latitude of 400 digits', `lat=${'9'.repeat(400)}&lng=0`],
  ])('answers 400 to %s', async (_, coordinates) => {
    const { visitor, ...sandbox } = await start();
    const login = await visitor.post(`${ordersApi}/login/guest`, { country_code: 'bd' });
    const guest = clientWithToken(sandbox, String(at(login.body, 'result', 'token')));
    const found = await guest.get(`${ordersApi}/geolocator/reverse?${coordinates}&language=en`);
    const suggested = await guest.get(
      `${ordersApi}/geolocator/autocomplete?query=road&country=bd&${coordinates}&language=en`,
    );
    for (const reply of [found, suggested])
      expect(reply).toMatchObject({
        status: 400,
        body: { meta: { translation_key: 'error.invalid-request' } },
      });
  });
});
