import { allSettled } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reverseGeocodeFx, suggestPlacesFx, type PlaceQuery } from '../../api/places.ts';
import type { Place } from '../../api/entities.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import {
  $destinationText,
  destinationCleared,
  destinationLeft,
  destinationTyped,
  pinRequested,
  suggestionPicked,
} from './destination.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { $suggestions, searchRetried } from './search.model.ts';

const rejectOffline = () => Promise.reject(failureError({ kind: 'offline' }));
const lake = { latitude: 23.7806, longitude: 90.4074 };

describe('destination search', () => {
  // Proves: call-rule.debounce, constant.autocomplete-debounce, state.api-status
  it('starts when the vendor has not typed for 500 ms', async () => {
    const queries: PlaceQuery[] = [];
    const screen = requestScreen({
      handlers: [[suggestPlacesFx, (query: PlaceQuery) => (queries.push(query), [placeFixture()])]],
    });
    await screen.open();

    await screen.fire(destinationTyped, 'kam');
    await screen.clock.advance(499);
    await screen.fire(destinationTyped, 'kamal');
    await screen.clock.advance(499);
    expect(queries).toEqual([]);
    expect(screen.scope.getState($suggestions).status).toBe('loading');
    await screen.clock.advance(1);

    expect(queries).toEqual([{ query: 'kamal', country: 'bd', near: screen.vendor.point, language: 'en' }]);
    expect(screen.scope.getState($suggestions)).toEqual({
      status: 'ready',
      places: [placeFixture()],
      coordinates: null,
    });
  });

  // Proves: rule.search-empty
  it('shows no suggestions after the text is cleared', async () => {
    const screen = requestScreen();
    await screen.open();
    await screen.fire(destinationTyped, 'kamal');
    await screen.clock.advance(500);

    await screen.fire(destinationCleared);
    await screen.clock.advance(1000);

    expect(screen.scope.getState($suggestions)).toEqual({ status: 'idle', places: [], coordinates: null });
    expect(screen.scope.getState($destinationText)).toBe('');
  });

  // Proves: error.geolocator-autocomplete-destination, error.search-no-results, state.api-status
  it('recovers from an empty result or a failed search on retry', async () => {
    let respond: () => Promise<readonly Place[]> = () => Promise.resolve([]);
    const screen = requestScreen({ handlers: [[suggestPlacesFx, () => respond()]] });
    await screen.open();
    await screen.fire(destinationTyped, 'nowhere');
    await screen.clock.advance(500);
    expect(screen.scope.getState($suggestions).status).toBe('empty');

    respond = rejectOffline;
    await screen.fire(searchRetried);
    expect(screen.scope.getState($suggestions).status).toBe('failed');
    expect(screen.scope.getState($errors).destination).toBe('geolocator.error.autocomplete');

    respond = () => Promise.resolve([placeFixture()]);
    await screen.fire(searchRetried);
    expect(screen.scope.getState($suggestions).status).toBe('ready');
    expect(screen.scope.getState($errors)).toEqual({});
    expect(screen.scope.getState($destinationText)).toBe('nowhere');
  });

  it('asks to choose a place when the vendor leaves the field with a text alone', async () => {
    const screen = requestScreen({ handlers: [[suggestPlacesFx, () => [placeFixture()]]] });
    await screen.open();
    await screen.fire(destinationLeft);
    expect(screen.scope.getState($errors)).toEqual({});

    await screen.fire(destinationTyped, 'kamal');
    await screen.clock.advance(500);
    await screen.fire(destinationLeft);
    expect(screen.scope.getState($errors).destination).toBe('request.search.choose');
    expect(screen.scope.getState($destinationText)).toBe('kamal');

    await screen.fire(suggestionPicked, placeFixture());
    await screen.fire(destinationLeft);
    expect(screen.scope.getState($errors)).toEqual({});
  });

  it('does not ask to choose a place while the map waits for the pin', async () => {
    const screen = requestScreen({ handlers: [[suggestPlacesFx, () => []]] });
    await screen.open();
    await screen.fire(destinationTyped, 'kamal');
    await screen.fire(destinationLeft);
    await screen.fire(pinRequested);
    expect(screen.scope.getState($errors)).toEqual({});
    await screen.fire(destinationLeft);
    expect(screen.scope.getState($errors)).toEqual({});

    await screen.fire(destinationTyped, 'kamal a');
    await screen.fire(destinationLeft);
    expect(screen.scope.getState($errors).destination).toBe('request.search.choose');
  });

  it('reports missing coordinates on submission although the vendor left the field before', async () => {
    const screen = requestScreen({ handlers: [[suggestPlacesFx, () => [placeFixture()]]] });
    await screen.open();
    await screen.fillDetails();
    await screen.fire(destinationTyped, 'kamal');
    await screen.fire(destinationLeft);
    await screen.fire(orderSubmitted);
    expect(screen.scope.getState($errors).destination).toBe('validation.invalid-coordinates');
  });

  it('never shows the places of an earlier text, whatever the response order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            text: fc.constantFrom('a', 'ab', 'abc'),
            pause: fc.integer({ min: 0, max: 900 }),
            delay: fc.integer({ min: 0, max: 3000 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        async (steps) => {
          const delays = steps.map(({ delay }) => delay);
          const screen = requestScreen({
            handlers: [
              [
                suggestPlacesFx,
                async ({ query }: PlaceQuery) => {
                  await screen.clock.sleep(delays.shift() ?? 0);
                  return [placeFixture({ label: query })];
                },
              ],
            ],
          });
          await screen.open();
          for (const { text, pause } of steps) {
            void allSettled(destinationTyped, { scope: screen.scope, params: text });
            await screen.clock.advance(pause);
            const { places } = screen.scope.getState($suggestions);
            for (const place of places) expect(place.label).toBe(screen.scope.getState($destinationText));
          }
          await screen.clock.advance(10_000);
          expect(screen.scope.getState($suggestions).places).toEqual([
            placeFixture({ label: steps.at(-1)?.text ?? '' }),
          ]);
        },
      ),
      { numRuns: 25 },
    );
  });

  // Proves: error.coordinates-reverse
  it('reports a failed look-up of typed coordinates and searches for them as text', async () => {
    const reports: unknown[] = [];
    const screen = requestScreen({
      reporter: { report: (...report) => void reports.push(report) },
      handlers: [[reverseGeocodeFx, rejectOffline]],
    });
    await screen.open();
    await screen.fire(destinationTyped, '23.7806, 90.4074');
    expect(screen.scope.getState($suggestions)).toEqual({ status: 'loading', places: [], coordinates: lake });
    await screen.clock.advance(500);
    expect(screen.scope.getState($suggestions)).toEqual({
      status: 'ready',
      places: [placeFixture()],
      coordinates: lake,
    });
    expect(reports).toEqual([['Could not look up the address of typed coordinates.', { kind: 'offline' }]]);
  });
});
