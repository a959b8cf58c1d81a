import { describe, expect, it } from 'vitest';
import { logoutFx } from '../../api/session.ts';
import { destinationUsed } from '../recents/recents.model.ts';
import type { Point } from '../../contracts/geo.ts';
import { readRecents } from '../recents/stored-recents.ts';
import { $session, logoutRequested, sessionEnded } from '../../account/session/session.model.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { placeFixture, sessionFixture } from '../../testing/fixtures.ts';
import { $destination, suggestionPicked } from './destination.model.ts';
import {
  $recentDestinations,
  recentDestinationRemoved,
  recentDestinationPicked,
  recentDestinationsCleared,
} from './recent-destinations.model.ts';
import { requestOpened } from '../flow/request.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { requestScreen } from '../testing/request-screen.ts';

const opened = async (storage = createMemoryStorage()) => {
  const screen = requestScreen({
    storage,
    handlers: [[logoutFx, () => true]],
    values: [[$session, sessionFixture()]],
  });
  await screen.open();
  const recents = () => screen.scope.getState($recentDestinations);
  return {
    ...screen,
    recents,
    addresses: () => recents().map(({ address }) => address),
    stored: () => readRecents(storage),
    order: async (label: string) => {
      await screen.fire(suggestionPicked, placeFixture({ id: label, label }));
      await screen.fillDetails();
      await screen.fire(orderSubmitted);
    },
    use: (address: string) =>
      screen.fire(destinationUsed, {
        vendorId: screen.vendor.id,
        destination: { address, point: placeFixture().point as Point, city: null, area: null },
      }),
  };
};
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} Road`);

describe('recent destinations', () => {
  it('are the last ten, the latest first, each once', async () => {
    const { use, addresses, stored } = await opened();
    for (const label of numbers(12)) await use(label);
    await use('5 Road');

    const expected = [
      '5 Road',
      ...numbers(12)
        .toReversed()
        .filter((label) => label !== '5 Road'),
    ].slice(0, 10);
    expect(addresses()).toEqual(expected);
    expect(stored()['k4ch']).toHaveLength(10);
  });

  it('come of an order, and hold an address with its place but nobody who lives there', async () => {
    const { order, recents } = await opened();
    await order('1 Road');
    expect(recents()).toEqual([
      { address: '1 Road', point: placeFixture().point, city: 'Dhaka', area: 'Banani' },
    ]);
  });

  it('are found again on the next visit, each with its own vendor', async () => {
    const storage = createMemoryStorage();
    const first = await opened(storage);
    await first.order('1 Road');

    const second = await opened(storage);
    expect(second.addresses()).toEqual(['1 Road']);
    await second.fire(requestOpened, { vendorId: 'another' });
    expect(second.addresses()).toEqual([]);
  });

  it('are picked like any place', async () => {
    const { order, fire, recents, scope } = await opened();
    await order('1 Road');
    const [latest] = recents();
    if (!latest) throw new Error('nothing is recent');
    await fire(recentDestinationPicked, latest);
    expect(scope.getState($destination)).toEqual(latest);
  });

  it('go one by one, or all', async () => {
    const { use, fire, recents, addresses, stored } = await opened();
    for (const label of numbers(3)) await use(label);
    const [, second] = recents();
    if (!second) throw new Error('too few are recent');
    await fire(recentDestinationRemoved, second);
    expect(addresses()).toEqual(['3 Road', '1 Road']);
    await fire(recentDestinationsCleared);
    expect([addresses(), stored()['k4ch']]).toEqual([[], []]);
  });

  it('leave the device when the vendor logs out', async () => {
    const { order, fire, stored, addresses } = await opened();
    await order('1 Road');
    await fire(logoutRequested);
    expect([stored(), addresses()]).toEqual([{}, []]);
  });

  it('stay on the device when the session merely runs out', async () => {
    const { order, fire, stored, addresses } = await opened();
    await order('1 Road');
    await fire(sessionEnded);
    expect(addresses()).toEqual([]);
    expect(stored()['k4ch']).toHaveLength(1);
  });

  it.each(['nonsense', '[]', '{"k4ch":"x"}', '{"k4ch":[{"address":"1 Road"},null]}', 'null'])(
    'are none where %s is stored',
    async (text) => {
      const storage = createMemoryStorage();
      storage.write('saddlebag:recent-destinations', text);
      const { addresses } = await opened(storage);
      expect(addresses()).toEqual([]);
    },
  );
});
