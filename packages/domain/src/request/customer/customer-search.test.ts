import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { searchCustomersFx } from '../../api/address-book.ts';
import type { SavedCustomer } from '../../api/entities.ts';
import { flagsReceived } from '../../platform/flags/flags.model.ts';
import { savedCustomerFixture } from '../../testing/fixtures.ts';
import { createScriptedService, jsonResponse } from '../../testing/scripted-service.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $foundCustomers } from './customer-search.model.ts';
import { destinationCleared, destinationTyped, suggestionPicked } from '../destination/destination.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { $suggestions, searchRetried } from '../destination/search.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { placeFixture } from '../../testing/fixtures.ts';

type Query = { readonly vendorId: string; readonly query: string };

const searchScreen = (respond: (query: Query) => unknown = () => [savedCustomerFixture()]) => {
  const queries: Query[] = [];
  const screen = requestScreen({
    handlers: [[searchCustomersFx, (query: Query) => (queries.push(query), respond(query))]],
  });
  return { ...screen, queries, found: () => screen.scope.getState($foundCustomers) };
};

describe('address book search', () => {
  it('sends one query 500 ms after the last edit', async () => {
    const { open, fire, clock, queries, found } = searchScreen();
    await open();
    await fire(destinationTyped, 'far');
    await clock.advance(499);
    await fire(destinationTyped, ' farh');
    await clock.advance(499);
    expect(queries).toEqual([]);
    await clock.advance(1);

    expect(queries).toEqual([{ vendorId: 'k4ch', query: 'farh' }]);
    expect(found()).toEqual([savedCustomerFixture()]);
  });

  it('shortens the query to 200 UTF-16 units without splitting an emoji', async () => {
    const { open, fire, clock, queries } = searchScreen();
    await open();
    await fire(destinationTyped, `a${'🛵'.repeat(201)}`);
    await clock.advance(500);
    expect(queries).toEqual([{ vendorId: 'k4ch', query: `a${'🛵'.repeat(99)}` }]);
  });

  // Proves: rule.search-address-book, constant.address-book-characters
  it.each([
    ['sends no query', 'one character', 'f', 0],
    ['sends no query', 'one character among blanks', '  f  ', 0],
    ['sends no query', 'one character of two UTF-16 units', '🛵', 0],
    ['sends a query', 'two characters', 'fa', 1],
    ['sends a query', 'two characters of two UTF-16 units', '🛵🛵', 1],
    ['sends a query', 'two characters in Bangla', 'তা', 1],
    ['sends no query', 'coordinates', '23.78,90.40', 0],
  ])('%s for %s', async (_action, _situation, text, times) => {
    const { open, fire, clock, queries } = searchScreen();
    await open();
    await fire(destinationTyped, text);
    await clock.advance(500);
    expect(queries).toHaveLength(times);
  });

  // Proves: rule.search-address-book, flag-effect.address-book
  it('sends no query when the address book is disabled', async () => {
    const queries: Query[] = [];
    const screen = requestScreen({
      handlers: [[searchCustomersFx, (query: Query) => (queries.push(query), [])]],
      flags: { AddressBook: false },
    });
    await screen.open();
    await screen.fire(destinationTyped, 'farhana');
    await screen.clock.advance(500);
    expect(queries).toEqual([]);
  });

  it('searches for the current text when the address book becomes enabled', async () => {
    const queries: Query[] = [];
    const { open, fire, clock, scope } = requestScreen({
      handlers: [[searchCustomersFx, (query: Query) => (queries.push(query), [savedCustomerFixture()])]],
      flags: { AddressBook: false },
    });
    await open();
    await fire(destinationTyped, 'farhana');
    await clock.advance(500);
    await fire(flagsReceived, { source: 'asia', flags: { AddressBook: true } });

    expect(queries).toEqual([{ vendorId: 'k4ch', query: 'farhana' }]);
    expect(scope.getState($foundCustomers)).toEqual([savedCustomerFixture()]);
  });

  it.each([
    ['while the vendor is still typing', 499, false],
    ['after the vendor has picked a suggestion', 500, true],
  ])('sends no query when the address book becomes enabled %s', async (_, milliseconds, isChosen) => {
    const queries: Query[] = [];
    const { open, fire, clock } = requestScreen({
      handlers: [[searchCustomersFx, (query: Query) => (queries.push(query), [])]],
      flags: { AddressBook: false },
    });
    await open();
    await fire(destinationTyped, 'farhana');
    await clock.advance(milliseconds);
    if (isChosen) await fire(suggestionPicked, placeFixture());
    await fire(flagsReceived, { source: 'asia', flags: { AddressBook: true } });

    expect(queries).toEqual([]);
  });

  it('ignores a response to an earlier text, and any response after a suggestion is picked', async () => {
    const delays = [3000, 100, 2000];
    const screen = searchScreen(async ({ query }) => {
      await screen.clock.sleep(delays.shift() ?? 0);
      return [savedCustomerFixture({ name: query })];
    });
    const { open, scope, clock, found } = screen;
    await open();
    const type = (text: string) => void allSettled(destinationTyped, { scope, params: text });
    type('farh');
    await clock.advance(500);
    type('farhana');
    expect(found()).toEqual([]);
    await clock.advance(5000);
    expect(found().map(({ name }: SavedCustomer) => name)).toEqual(['farhana']);

    type('nusrat');
    await clock.advance(500);
    void allSettled(suggestionPicked, { scope, params: placeFixture() });
    await clock.advance(5000);
    expect(found()).toEqual([]);
  });

  it('restarts when the place search is retried, and drops its results when the text is cleared', async () => {
    const { open, fire, clock, queries, found } = searchScreen();
    await open();
    await fire(destinationTyped, 'farhana');
    await clock.advance(500);
    await fire(searchRetried);
    expect(queries).toHaveLength(2);
    await fire(destinationCleared);
    expect(found()).toEqual([]);
  });

  // Proves: error.address-book-search
  it('shows the places and no error when it fails', async () => {
    const { open, fire, clock, scope, notifiedKeys, found } = searchScreen(() =>
      Promise.reject(failureError({ kind: 'offline' })),
    );
    await open();
    await fire(destinationTyped, 'farhana');
    await clock.advance(500);

    expect(scope.getState($suggestions).status).toBe('ready');
    expect(scope.getState($suggestions).places).toEqual([placeFixture()]);
    expect(found()).toEqual([]);
    expect(scope.getState($errors)).toEqual({});
    expect(notifiedKeys()).toEqual([]);
  });

  // Proves: error.address-book-search
  it('reports a failure without the typed text', async () => {
    const reports: unknown[] = [];
    const screen = requestScreen({
      reporter: { report: (...report) => void reports.push(report) },
      handlers: [[searchCustomersFx, () => Promise.reject(failureError({ kind: 'timeout' }))]],
    });
    await screen.open();
    await screen.fire(destinationTyped, 'farhana');
    await screen.clock.advance(500);
    expect(reports).toEqual([
      ['Could not search the address book. The form shows places only.', { kind: 'timeout' }],
    ]);
  });
});

describe('address book call', () => {
  // Proves: call-rule.address-book-retry, call.get-address-book
  it('retries once after a failed response', async () => {
    const clock = createVirtualClock();
    const service = createScriptedService(() => jsonResponse(503, { message: 'down' }));
    const scope = seedScope({ clock, fetch: service.fetch });
    const call = allSettled(searchCustomersFx, { scope, params: { vendorId: 'k4ch', query: 'farhana' } });
    const { status } = await clock.runUntil(call);
    expect(status).toBe('fail');
    expect(service.received).toHaveLength(2);
    expect(service.received[0]?.url).toContain('/addressbook/search-customers/k4ch?query=farhana');
  });

  // Proves: call.get-address-book, entity.saved-address
  it('splits unit and building from the address', async () => {
    const wire = {
      id: '1',
      name: 'Farhana Islam',
      phone_number: '+8801611223303',
      latitude: 23.7951,
      longitude: 90.4069,
      address: '4B, Lake View, 9 Heron Street, Banani',
      notes: null,
    };
    const service = createScriptedService(() => jsonResponse(200, { data: { body: [wire] } }));
    const scope = seedScope({ fetch: service.fetch });
    const call = await allSettled(searchCustomersFx, { scope, params: { vendorId: 'k4ch', query: 'far' } });
    expect(call).toMatchObject({ status: 'done', value: [savedCustomerFixture({ id: '1', notes: '' })] });
  });
});
