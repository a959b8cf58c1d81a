import { describe, expect, it } from 'vitest';
import { at, createHarness, type Harness, type TestClient } from '../testing/harness.ts';

const pathOf = (vendorId: string, query = '') => `/rider-service/api/v1/vendor/${vendorId}/riders${query}`;
const listPositions = async (client: TestClient, vendorId: string, query = '') =>
  at((await client.get(pathOf(vendorId, query))).body, 'result', 'data') as object[];
const idsOf = (positions: readonly object[]) =>
  positions.map((position) => at(position, 'rider_id')).toSorted();

/** Places an order and waits until its rider has picked it up. Returns the id of the rider. */
const pickUpOrder = async (harness: Harness, client: TestClient, vendorId: string) => {
  const id = await harness.placeOrder(client, vendorId);
  for (;;) {
    const order = (await harness.storedOrders(vendorId)).find((candidate) => candidate.order_id === id);
    if (order?.status === 'PICKED_UP' && order.rider) return order.rider.rider_id;
    await harness.advance(2000);
  }
};

describe('listing the positions of riders', () => {
  it('lists each rider on the way with the position that the rider call returns', async () => {
    const harness = createHarness();
    const client = await harness.createClient();
    const riderId = await pickUpOrder(harness, client, 'y0ud');

    const positions = await listPositions(client, 'y0ud');
    const { name, phone_number, ...own } = at(
      (await client.get(`/rider-service/api/v1/riders/${riderId}`)).body,
      'result',
    ) as Record<string, unknown>;

    expect([typeof name, typeof phone_number]).toEqual(['string', 'string']);
    expect(positions).toContainEqual(own);
  });

  it('moves a rider on the way, and lists no rider of a delivered order', async () => {
    const harness = createHarness();
    const client = await harness.createClient();
    const riderId = await pickUpOrder(harness, client, 'y0ud');
    const find = async () =>
      (await listPositions(client, 'y0ud')).find((position) => at(position, 'rider_id') === riderId);
    const before = await find();

    await harness.advance(15_000);
    expect(await find()).not.toEqual(before);

    await harness.advance(1_800_000);
    expect(await find()).toBeUndefined();
  });

  it('includes the riders of other outlets only with `include_outlets=true`', async () => {
    const harness = createHarness();
    const client = await harness.createClient();
    const riderId = await pickUpOrder(harness, client, 'k7rm');

    expect(idsOf(await listPositions(client, 'k7rm'))).toContain(riderId);
    expect(idsOf(await listPositions(client, 'p2wn'))).not.toContain(riderId);
    expect(idsOf(await listPositions(client, 'p2wn', '?include_outlets=true'))).toContain(riderId);
  });

  it("answers the same 404 to another account's vendor and to an unknown one", async () => {
    const { createClient } = createHarness();
    const stranger = await createClient('single@saddlebag.test');

    const replies = [
      await stranger.get(pathOf('y0ud')),
      await stranger.get(pathOf('y0ud', '?include_outlets=true')),
      await stranger.get(pathOf('nobody')),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('answers 401 without a session', async () => {
    const { visitor } = createHarness();

    expect((await visitor.get(pathOf('y0ud'))).status).toBe(401);
  });
});
