import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import { checkDeliverableFx, quoteFeeFx, type Trip } from '../../api/delivery.ts';
import { loadPlaceFx, reverseGeocodeFx, suggestPlacesFx } from '../../api/places.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { $quote } from '../fee/quote.model.ts';
import { $step } from '../flow/request.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { $sender } from '../draft/vendor.model.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import {
  $originForm,
  $originErrors,
  originChangeRequested,
  originConfirmed,
  originDetailsChanged,
  originFormOpened,
} from './origin.model.ts';
import {
  $originSuggestions,
  originCoordinatesAccepted,
  originSuggestionPicked,
  originPinMoved,
  originTyped,
} from './origin-place.model.ts';

const stall = placeFixture({
  id: 'stall',
  label: '3 Mela Ground, Banani',
  point: { latitude: 23.79, longitude: 90.41 },
});
const phone = { text: '01711-000111', e164: '+8801711000111', possible: true };

type ScreenOptions = NonNullable<Parameters<typeof requestScreen>[0]>;

/** Opens the request screen and the origin form of a vendor without coordinates. */
const openOriginForm = async (options: ScreenOptions = {}) => {
  const screen = requestScreen({
    ...options,
    vendor: { point: null, name: 'Mela Kitchen', ...options.vendor },
  });
  const { fire, scope } = screen;
  await screen.open();
  await fire(originFormOpened);
  return {
    ...screen,
    step: () => scope.getState($step),
    errors: () => scope.getState($originErrors),
    fillOrigin: async () => {
      await fire(originSuggestionPicked, stall);
      await fire(originDetailsChanged, { unit: 'Stall 4', phone, notes: 'Behind the stage' });
    },
  };
};

describe('origin of a vendor without coordinates', () => {
  // Proves: transition.origin-unknown, transition.origin-chosen, transition.origin-confirmed
  // Proves: step.ask-for-origin-address, step.ask-for-origin-address-details
  it('requires an address and its details before the destination', async () => {
    const { step, fire, fillOrigin } = await openOriginForm();
    expect(step()).toBe('AskForOriginAddress');

    await fillOrigin();
    expect(step()).toBe('AskForOriginAddressDetails');

    await fire(originConfirmed);
    expect(step()).toBe('AskForDestinationAddress');
  });

  it('returns to the address step when the chosen address is edited', async () => {
    const { step, fire, fillOrigin } = await openOriginForm();
    await fillOrigin();

    await fire(originTyped, '3 Mela');

    expect(step()).toBe('AskForOriginAddress');
  });

  it('is used for the area check and the fee', async () => {
    const trips: Trip[] = [];
    const recordTrip = (result: unknown) => (trip: Trip) => {
      trips.push(trip);
      return result;
    };
    const { fire, fillOrigin, pickAddress, scope } = await openOriginForm({
      handlers: [
        [checkDeliverableFx, recordTrip(true)],
        [quoteFeeFx, recordTrip({ amount: 60, signature: 's' })],
      ],
    });
    await fillOrigin();
    await fire(originConfirmed);

    await pickAddress();

    expect(scope.getState($quote).status).toBe('ready');
    expect(trips.map(({ origin }) => origin)).toEqual([stall.point, stall.point]);
  });

  // Proves: entity.order-body-sender
  it('is sent as the sender of the order', async () => {
    const bodies: CreateOrderBody[] = [];
    const { fire, fillOrigin, fillDetails, pickAddress } = await openOriginForm({
      handlers: [
        [
          createOrderFx,
          ({ body }: { body: CreateOrderBody }) => {
            bodies.push(body);
            return { orderId: 'k4ch-000042' };
          },
        ],
      ],
    });
    await fillOrigin();
    await fire(originConfirmed);
    await pickAddress();
    await fillDetails();

    await fire(orderSubmitted);

    expect(bodies[0]?.sender).toEqual({
      location: { ...stall.point, address: 'Stall 4, 3 Mela Ground, Banani', notes: 'Behind the stage' },
      name: 'Mela Kitchen',
      email: '',
      phone_number: '+8801711000111',
    });
  });

  it('is restored as confirmed for the next request and can be changed', async () => {
    const storage = createMemoryStorage();
    const first = await openOriginForm({ storage });
    await first.fillOrigin();
    await first.fire(originConfirmed);

    const { step, scope, fire } = await openOriginForm({ storage });
    expect(step()).toBe('AskForDestinationAddress');

    await fire(originChangeRequested);
    await fire(originFormOpened);
    expect(step()).toBe('AskForOriginAddressDetails');
    expect(scope.getState($sender)).toBeNull();
    expect(scope.getState($originForm)).toMatchObject({ text: stall.label, unit: 'Stall 4' });
  });

  it('is restored as unconfirmed after a reload', async () => {
    const storage = createMemoryStorage();
    const first = await openOriginForm({ storage });
    await first.fillOrigin();

    const { step, scope } = await openOriginForm({ storage });

    expect(step()).toBe('AskForOriginAddressDetails');
    expect(scope.getState($originForm)).toMatchObject({ text: stall.label, phone });
  });
});

describe('origin address field', () => {
  it('starts a search 500 ms after the last edit', async () => {
    const queries: string[] = [];
    const { clock, fire, scope } = await openOriginForm({
      handlers: [
        [
          suggestPlacesFx,
          ({ query }: { query: string }) => {
            queries.push(query);
            return [stall];
          },
        ],
      ],
    });
    for (const text of ['3 M', '3 Mela']) await fire(originTyped, text);
    await clock.advance(500);

    expect(queries).toEqual(['3 Mela']);
    expect(scope.getState($originSuggestions).places).toEqual([stall]);
  });

  it('accepts a pin and fills in its address', async () => {
    const { fire, scope } = await openOriginForm({
      handlers: [[reverseGeocodeFx, () => placeFixture({ label: '12 Lake Road' })]],
    });
    const point = { latitude: 23.78, longitude: 90.4 };

    await fire(originPinMoved, point);

    expect(scope.getState($originForm).place).toEqual({ address: '12 Lake Road', point });
  });

  // Proves: rule.search-coordinates
  it('accepts typed latitude and longitude', async () => {
    const { clock, fire, scope } = await openOriginForm();
    await fire(originTyped, '23.78, 90.4');
    await clock.advance(500);

    await fire(originCoordinatesAccepted);

    expect(scope.getState($originForm).place?.point).toEqual({ latitude: 23.78, longitude: 90.4 });
  });

  // Proves: rule.destination-coordinates, message.no-coordinates
  it('warns when the service has no coordinates for the address', async () => {
    const { fire, notifiedKeys, step } = await openOriginForm({
      handlers: [[loadPlaceFx, () => ({ ...stall, point: null })]],
    });

    await fire(originSuggestionPicked, { ...stall, point: null });

    expect(notifiedKeys()).toContain('toast.no-coordinates-for-that-address');
    expect(step()).toBe('AskForOriginAddress');
  });

  // Proves: error.geolocator-autocomplete-origin, error.geolocator-details-origin
  // Proves: error.geolocator-reverse-origin
  it.each([
    ['geolocator.error.autocomplete', 'the search', suggestPlacesFx],
    ['geolocator.error.fetch-place-details', 'loading a suggestion', loadPlaceFx],
    ['geolocator.error.reverse', 'finding the address of a pin', reverseGeocodeFx],
  ] as const)('shows %s when %s fails', async (key, _, effect) => {
    const { clock, fire, errors } = await openOriginForm({
      handlers: [[effect, () => Promise.reject(failureError({ kind: 'offline' }))]],
    });
    if (effect === loadPlaceFx) await fire(originSuggestionPicked, { ...stall, point: null });
    else if (effect === reverseGeocodeFx) await fire(originPinMoved, { latitude: 23.78, longitude: 90.4 });
    else await fire(originTyped, 'Mela');
    await clock.advance(500);

    expect(errors().address).toBe(key);
  });
});

describe('origin details', () => {
  it('shows errors only after the vendor tries to continue', async () => {
    const { fire, errors, step } = await openOriginForm({ vendor: { name: '' } });
    await fire(originSuggestionPicked, stall);
    expect(errors()).toEqual({});

    await fire(originConfirmed);

    expect(errors()).toEqual({ name: 'origin.name-missing', phone: 'origin.phone-missing' });
    expect(step()).toBe('AskForOriginAddressDetails');
  });
});
