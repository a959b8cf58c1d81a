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

type Options = NonNullable<Parameters<typeof requestScreen>[0]>;

/** The request screen of a vendor without a place. */
const screenWithoutPlace = async (options: Options = {}) => {
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
    gaps: () => scope.getState($originErrors),
    fillOrigin: async () => {
      await fire(originSuggestionPicked, stall);
      await fire(originDetailsChanged, { unit: 'Stall 4', phone, notes: 'Behind the stage' });
    },
  };
};

describe('a vendor without a place', () => {
  // Proves: transition.origin-unknown, transition.origin-chosen, transition.origin-confirmed
  // Proves: step.ask-for-origin-address, step.ask-for-origin-address-details
  it('is asked for the address of the pick-up, then for its details, before anything else', async () => {
    const { step, fire, fillOrigin } = await screenWithoutPlace();
    expect(step()).toBe('AskForOriginAddress');

    await fillOrigin();
    expect(step()).toBe('AskForOriginAddressDetails');

    await fire(originConfirmed);
    expect(step()).toBe('AskForDestinationAddress');
  });

  it('is asked for the address again when the chosen one is edited away', async () => {
    const { step, fire, fillOrigin } = await screenWithoutPlace();
    await fillOrigin();

    await fire(originTyped, '3 Mela');

    expect(step()).toBe('AskForOriginAddress');
  });

  it('has its fee and its area worked out from the pick-up that was given', async () => {
    const trips: Trip[] = [];
    const keep = (answer: unknown) => (trip: Trip) => {
      trips.push(trip);
      return answer;
    };
    const { fire, fillOrigin, pickAddress, scope } = await screenWithoutPlace({
      handlers: [
        [checkDeliverableFx, keep(true)],
        [quoteFeeFx, keep({ amount: 60, signature: 's' })],
      ],
    });
    await fillOrigin();
    await fire(originConfirmed);

    await pickAddress();

    expect(scope.getState($quote).status).toBe('ready');
    expect(trips.map(({ origin }) => origin)).toEqual([stall.point, stall.point]);
  });

  // Proves: entity.order-body-sender
  it('sends who hands the order over, and where, with the order', async () => {
    const bodies: CreateOrderBody[] = [];
    const { fire, fillOrigin, fillDetails, pickAddress } = await screenWithoutPlace({
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

  it('finds its last pick-up agreed on the next time, and can change it', async () => {
    const storage = createMemoryStorage();
    const first = await screenWithoutPlace({ storage });
    await first.fillOrigin();
    await first.fire(originConfirmed);

    const { step, scope, fire } = await screenWithoutPlace({ storage });
    expect(step()).toBe('AskForDestinationAddress');

    await fire(originChangeRequested);
    await fire(originFormOpened);
    expect(step()).toBe('AskForOriginAddressDetails');
    expect(scope.getState($sender)).toBeNull();
    expect(scope.getState($originForm)).toMatchObject({ text: stall.label, unit: 'Stall 4' });
  });

  it('finds what it had typed after a reload, though it was not done', async () => {
    const storage = createMemoryStorage();
    const first = await screenWithoutPlace({ storage });
    await first.fillOrigin();

    const { step, scope } = await screenWithoutPlace({ storage });

    expect(step()).toBe('AskForOriginAddressDetails');
    expect(scope.getState($originForm)).toMatchObject({ text: stall.label, phone });
  });
});

describe('the address of the pick-up', () => {
  it('is searched for near the middle of the market, half a second after the last key', async () => {
    const queries: string[] = [];
    const { clock, fire, scope } = await screenWithoutPlace({
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

  it('may be a pin, which counts at once and gets its address after it', async () => {
    const { fire, scope } = await screenWithoutPlace({
      handlers: [[reverseGeocodeFx, () => placeFixture({ label: '12 Lake Road' })]],
    });
    const point = { latitude: 23.78, longitude: 90.4 };

    await fire(originPinMoved, point);

    expect(scope.getState($originForm).place).toEqual({ address: '12 Lake Road', point });
  });

  // Proves: rule.search-coordinates
  it('may be spelled as latitude and longitude', async () => {
    const { clock, fire, scope } = await screenWithoutPlace();
    await fire(originTyped, '23.78, 90.4');
    await clock.advance(500);

    await fire(originCoordinatesAccepted);

    expect(scope.getState($originForm).place?.point).toEqual({ latitude: 23.78, longitude: 90.4 });
  });

  // Proves: rule.destination-coordinates, message.no-coordinates
  it('says No coordinates for that address when the service has none', async () => {
    const { fire, said, step } = await screenWithoutPlace({
      handlers: [[loadPlaceFx, () => ({ ...stall, point: null })]],
    });

    await fire(originSuggestionPicked, { ...stall, point: null });

    expect(said()).toContain('toast.no-coordinates-for-that-address');
    expect(step()).toBe('AskForOriginAddress');
  });

  // Proves: error.geolocator-autocomplete-origin, error.geolocator-details-origin
  // Proves: error.geolocator-reverse-origin
  it.each([
    ['geolocator.error.autocomplete', suggestPlacesFx],
    ['geolocator.error.fetch-place-details', loadPlaceFx],
    ['geolocator.error.reverse', reverseGeocodeFx],
  ] as const)('has %s at the field when that call fails', async (key, effect) => {
    const { clock, fire, gaps } = await screenWithoutPlace({
      handlers: [[effect, () => Promise.reject(failureError({ kind: 'offline' }))]],
    });
    if (effect === loadPlaceFx) await fire(originSuggestionPicked, { ...stall, point: null });
    else if (effect === reverseGeocodeFx) await fire(originPinMoved, { latitude: 23.78, longitude: 90.4 });
    else await fire(originTyped, 'Mela');
    await clock.advance(500);

    expect(gaps().address).toBe(key);
  });
});

describe('the details of the pick-up', () => {
  it('are complained about once the vendor wants to go on without them', async () => {
    const { fire, gaps, step } = await screenWithoutPlace({ vendor: { name: '' } });
    await fire(originSuggestionPicked, stall);
    expect(gaps()).toEqual({});

    await fire(originConfirmed);

    expect(gaps()).toEqual({ name: 'origin.name-missing', phone: 'origin.phone-missing' });
    expect(step()).toBe('AskForOriginAddressDetails');
  });
});
