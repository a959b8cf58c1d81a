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

const openScreen = async (storage = createMemoryStorage()) => {
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
const roadAddresses = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} Road`);

describe('the list of recent destinations', () => {
  it('keeps the last ten destinations, newest first and without duplicates', async () => {
    const { use, addresses, stored } = await openScreen();
    for (const label of roadAddresses(12)) await use(label);
    await use('5 Road');

    const expected = [
      '5 Road',
      ...roadAddresses(12)
        .toReversed()
        .filter((label) => label !== '5 Road'),
    ].slice(0, 10);
    expect(addresses()).toEqual(expected);
    expect(stored()['k4ch']).toHaveLength(10);
  });

  it('stores the address and place of an order but no customer details', async () => {
    const { order, recents } = await openScreen();
    await order('1 Road');
    expect(recents()).toEqual([
      { address: '1 Road', point: placeFixture().point, city: 'Dhaka', area: 'Banani' },
    ]);
  });

  it('restores the destinations of each vendor on the next visit', async () => {
    const storage = createMemoryStorage();
    const first = await openScreen(storage);
    await first.order('1 Road');

    const second = await openScreen(storage);
    expect(second.addresses()).toEqual(['1 Road']);
    await second.fire(requestOpened, { vendorId: 'another' });
    expect(second.addresses()).toEqual([]);
  });

  it('sets the destination of the request when an entry is picked', async () => {
    const { order, fire, recents, scope } = await openScreen();
    await order('1 Road');
    const [latest] = recents();
    if (!latest) throw new Error('Expected one recent destination, found none.');
    await fire(recentDestinationPicked, latest);
    expect(scope.getState($destination)).toEqual(latest);
  });

  it('removes one destination or all of them', async () => {
    const { use, fire, recents, addresses, stored } = await openScreen();
    for (const label of roadAddresses(3)) await use(label);
    const [, second] = recents();
    if (!second) throw new Error('Expected three recent destinations, found fewer than two.');
    await fire(recentDestinationRemoved, second);
    expect(addresses()).toEqual(['3 Road', '1 Road']);
    await fire(recentDestinationsCleared);
    expect([addresses(), stored()['k4ch']]).toEqual([[], []]);
  });

  it('deletes all destinations from the device on logout', async () => {
    const { order, fire, stored, addresses } = await openScreen();
    await order('1 Road');
    await fire(logoutRequested);
    expect([stored(), addresses()]).toEqual([{}, []]);
  });

  it('keeps the destinations on the device when the session expires', async () => {
    const { order, fire, stored, addresses } = await openScreen();
    await order('1 Road');
    await fire(sessionEnded);
    expect(addresses()).toEqual([]);
    expect(stored()['k4ch']).toHaveLength(1);
  });

  it.each(['nonsense', '[]', '{"k4ch":"x"}', '{"k4ch":[{"address":"1 Road"},null]}', 'null'])(
    'is empty when the stored text is %s',
    async (text) => {
      const storage = createMemoryStorage();
      storage.write('saddlebag:recent-destinations', text);
      const { addresses } = await openScreen(storage);
      expect(addresses()).toEqual([]);
    },
  );
});
