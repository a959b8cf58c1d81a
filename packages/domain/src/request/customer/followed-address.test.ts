import { describe, expect, it } from 'vitest';
import type { SavedCustomer } from '../../api/index.ts';
import { placeFixture, savedCustomerFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { destinationCleared, destinationTyped, suggestionPicked } from '../destination/index.ts';
import { $draft, draftClosed, draftOpenRequested, fieldChanged } from '../draft/index.ts';
import { pinMoved } from '../pin/pin.model.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { customerPicked } from './customer.model.ts';

const farhana = savedCustomerFixture();
const noCoordinates = { ...farhana, point: null };
const otherPlace = placeFixture();
/** Returns a point north of the customer. One thousandth of a degree is 111 m. */
const northOfFarhana = (degrees: number) => ({ latitude: 23.7951 + degrees, longitude: 90.4069 });

const openScreen = async (options: Parameters<typeof requestScreen>[0] = {}) => {
  const screen = requestScreen(options);
  await screen.open();
  const draft = () => screen.scope.getState($draft);
  const addressFields = () => {
    const { unit, building, notes } = draft();
    return [unit, building, notes];
  };
  return { ...screen, draft, addressFields };
};

const pickCustomer = async (customer = farhana) => {
  const clock = createVirtualClock();
  const shared = createSharedStorage();
  const screen = await openScreen({ clock, storage: shared.openTab() });
  await screen.fire(destinationTyped, 'house');
  await screen.fire(customerPicked, customer);
  expect(screen.addressFields()).toEqual(['4B', 'Lake View', 'Blue gate']);
  return {
    ...screen,
    /** Opens the same draft in another tab, or in this tab after a reload. */
    openAgain: async () => {
      await clock.advance(300);
      return openScreen({ clock, storage: shared.openTab() });
    },
  };
};
type Screen = Awaited<ReturnType<typeof pickCustomer>>;

describe('fill of a saved customer', () => {
  it.each<[string, (screen: Screen) => Promise<unknown>]>([
    [
      'a suggestion with another address is picked',
      async ({ fire }) => {
        await fire(destinationTyped, 'kamal');
        await fire(suggestionPicked, otherPlace);
      },
    ],
    [
      'a suggestion without coordinates is picked',
      ({ fire }) => fire(suggestionPicked, { ...otherPlace, point: null }),
    ],
    ['the address is cleared', ({ fire }) => fire(destinationCleared)],
    ['the text of the address is deleted', ({ fire }) => fire(destinationTyped, '')],
    ['a press on the map sets the pin elsewhere', ({ fire }) => fire(pinMoved, northOfFarhana(0.001))],
    [
      'another address is chosen after the screen was closed and opened again',
      async ({ fire, vendor }) => {
        await fire(draftClosed);
        await fire(draftOpenRequested, vendor.id);
        await fire(suggestionPicked, otherPlace);
      },
    ],
  ])('loses the unit, the building and the notes when %s', async (_, chooseAnother) => {
    const screen = await pickCustomer();
    await chooseAnother(screen);
    expect(screen.addressFields()).toEqual(['', '', '']);
    expect(screen.draft().customerName).toBe('Farhana Islam');
    expect(screen.draft().phone.e164).toBe('+8801611223303');
  });

  it.each<[string, SavedCustomer, (screen: Screen) => Promise<unknown>]>([
    [
      'the pin moves a few metres',
      farhana,
      async ({ fire }) => {
        await fire(pinMoved, northOfFarhana(0.0001));
        await fire(pinMoved, northOfFarhana(0.0003));
      },
    ],
    [
      'the vendor types the same address again',
      farhana,
      async ({ fire }) => {
        await fire(destinationTyped, '9 Heron');
        await fire(suggestionPicked, { ...otherPlace, label: farhana.address });
      },
    ],
    [
      'a suggestion has the same point',
      farhana,
      ({ fire }) => fire(suggestionPicked, { ...otherPlace, point: farhana.point }),
    ],
    [
      'a suggestion locates the address that has no coordinates',
      noCoordinates,
      ({ fire }) => fire(suggestionPicked, otherPlace),
    ],
    [
      'the pin locates the address that has no coordinates',
      noCoordinates,
      async ({ fire }) => {
        await fire(pinMoved, northOfFarhana(0.1));
        await fire(pinMoved, northOfFarhana(0.1001));
      },
    ],
  ])('keeps the unit, the building and the notes when %s', async (_, customer, choose) => {
    const screen = await pickCustomer(customer);
    await choose(screen);
    expect(screen.addressFields()).toEqual(['4B', 'Lake View', 'Blue gate']);
  });

  it('loses the unit when another text replaces an address that has no coordinates', async () => {
    const { fire, addressFields } = await pickCustomer(noCoordinates);
    await fire(destinationTyped, 'kamal');
    await fire(suggestionPicked, otherPlace);
    expect(addressFields()).toEqual(['', '', '']);
  });

  it('loses the unit of the last picked customer', async () => {
    const { fire, addressFields } = await pickCustomer(savedCustomerFixture({ id: 'k4ch-2', unit: '4B' }));
    await fire(customerPicked, { ...farhana, unit: '7A', address: '3 Kadam Lane', point: otherPlace.point });
    expect(addressFields()).toEqual(['7A', 'Lake View', 'Blue gate']);
    await fire(pinMoved, northOfFarhana(0.1));
    expect(addressFields()).toEqual(['', '', '']);
  });

  it('loses the unit, the building and the notes when another address is chosen after a reload', async () => {
    const { openAgain } = await pickCustomer();
    const reloaded = await openAgain();
    expect(reloaded.addressFields()).toEqual(['4B', 'Lake View', 'Blue gate']);
    await reloaded.fire(destinationTyped, 'kamal');
    await reloaded.fire(suggestionPicked, otherPlace);
    expect(reloaded.addressFields()).toEqual(['', '', '']);
    expect(reloaded.draft().customerName).toBe('Farhana Islam');
  });

  it('keeps the unit when its address without coordinates is located after a reload', async () => {
    const { openAgain } = await pickCustomer(noCoordinates);
    const reloaded = await openAgain();
    await reloaded.fire(suggestionPicked, otherPlace);
    expect(reloaded.addressFields()).toEqual(['4B', 'Lake View', 'Blue gate']);
  });

  it('loses only what the vendor has not edited in a second tab', async () => {
    const { fire, clock, addressFields, openAgain } = await pickCustomer();
    const secondTab = await openAgain();
    await secondTab.fire(fieldChanged, { field: 'unit', value: '4C' });
    await clock.advance(300);
    await fire(suggestionPicked, otherPlace);
    expect(addressFields()).toEqual(['4C', '', '']);
  });

  it('loses nothing that the vendor typed', async () => {
    const { fire, addressFields } = await pickCustomer();
    await fire(fieldChanged, { field: 'unit', value: '4C' });
    await fire(fieldChanged, { field: 'notes', value: 'Back door' });
    await fire(suggestionPicked, otherPlace);
    expect(addressFields()).toEqual(['4C', '', 'Back door']);
  });

  it('is complete again when the vendor picks the customer again', async () => {
    const { fire, addressFields } = await pickCustomer();
    await fire(suggestionPicked, otherPlace);
    await fire(customerPicked, farhana);
    expect(addressFields()).toEqual(['4B', 'Lake View', 'Blue gate']);
  });
});
