import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import { suggestPlacesFx } from '../../api/places.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import { $draft, draftClosed, draftOpenRequested } from '../draft/draft.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { requestScreen } from '../testing/request-screen.ts';
import {
  destinationCleared,
  destinationTyped,
  pinRequested,
  suggestionPicked,
} from '../destination/destination.model.ts';
import { coordinatesAccepted, pinMoved } from './pin.model.ts';

const typed = 'বাসা ১২, রোড ৫, ব্লক ক, মিরপুর ১০';
const found = '12 Lake Road, Banani';
const lake = { latitude: 23.7806, longitude: 90.4074 };
const park = { latitude: 23.7906, longitude: 90.4174 };

const openScreen = async (options: Parameters<typeof requestScreen>[0] = {}) => {
  const screen = requestScreen({ handlers: [[suggestPlacesFx, () => []]], ...options });
  await screen.open();
  /** The address in the field, the address on the map, and the point. */
  const addresses = () => {
    const { destination, destinationText } = screen.scope.getState($draft);
    return [destinationText, destination?.address, destination?.point];
  };
  return { ...screen, addresses };
};
const openPinnedScreen = async (options: Parameters<typeof requestScreen>[0] = {}) => {
  const screen = await openScreen(options);
  await screen.fire(destinationTyped, typed);
  await screen.clock.advance(500);
  await screen.fire(pinRequested);
  await screen.fire(pinMoved, lake);
  return screen;
};

describe('a typed address that the vendor sets the pin for', () => {
  it('keeps its text, also when the pin moves again', async () => {
    const { fire, addresses } = await openPinnedScreen();
    expect(addresses()).toEqual([typed, typed, lake]);
    await fire(pinMoved, park);
    expect(addresses()).toEqual([typed, typed, park]);
  });

  it('keeps its text when the pin moves after a reload', async () => {
    const storage = createMemoryStorage();
    const { fire } = await openPinnedScreen({ storage });
    await fire(draftClosed);

    const reloaded = await openScreen({ storage });
    await reloaded.fire(pinMoved, park);
    expect(reloaded.addresses()).toEqual([typed, typed, park]);
  });

  it('keeps its text when the draft is closed and opened again', async () => {
    const { fire, addresses, vendor } = await openPinnedScreen();
    await fire(draftClosed);
    await fire(draftOpenRequested, vendor.id);
    await fire(pinMoved, park);
    expect(addresses()).toEqual([typed, typed, park]);
  });

  it('goes with the point of the pin into the order', async () => {
    const bodies: CreateOrderBody[] = [];
    const createOrder = ({ body }: { body: CreateOrderBody }) => {
      bodies.push(body);
      return { orderId: 'k4ch-000042' };
    };
    const screen = await openPinnedScreen({ handlers: [[createOrderFx, createOrder]] });
    await screen.fillDetails();
    await screen.fire(orderSubmitted);
    expect(bodies.map(({ customer }) => customer.location)).toEqual([{ ...lake, address: typed, notes: '' }]);
  });

  it.each<[string, (screen: Awaited<ReturnType<typeof openScreen>>) => Promise<unknown>]>([
    ['the vendor picks a suggestion', ({ fire }) => fire(suggestionPicked, placeFixture())],
    ['the vendor edits it', ({ fire }) => fire(destinationTyped, 'kamal')],
    ['the vendor clears it', ({ fire }) => fire(destinationCleared)],
  ])('no longer stays after %s', async (_, replace) => {
    const screen = await openPinnedScreen();
    await replace(screen);
    await screen.fire(pinMoved, park);
    expect(screen.addresses()).toEqual([found, found, park]);
  });
});

describe('the address of a pin', () => {
  it('replaces an empty text', async () => {
    const { fire, addresses } = await openScreen();
    await fire(destinationTyped, ' \u200b');
    await fire(pinRequested);
    await fire(pinMoved, lake);
    expect(addresses()).toEqual([found, found, lake]);
  });

  it('replaces the address of a picked suggestion', async () => {
    const { fire, pickAddress, addresses } = await openScreen();
    await pickAddress();
    await fire(pinRequested);
    await fire(pinMoved, lake);
    expect(addresses()).toEqual([found, found, lake]);
  });

  it('replaces typed coordinates', async () => {
    const { fire, addresses } = await openScreen();
    await fire(destinationTyped, '23.7806, 90.4074');
    await fire(pinRequested);
    await fire(pinMoved, park);
    expect(addresses()).toEqual([found, found, park]);
  });

  it('replaces coordinates that are accepted while the map waits for the pin', async () => {
    const { fire, addresses } = await openScreen();
    await fire(destinationTyped, '23.7806, 90.4074');
    await fire(pinRequested);
    await fire(coordinatesAccepted);
    expect(addresses()).toEqual([found, found, lake]);
  });
});
