import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteJournal } from '../store/sqlite-journal.ts';
import { createStore } from '../store/store.ts';
import { at, createHarness, ordersApi } from '../testing/harness.ts';
import type { Harness } from '../testing/harness.ts';

const start = async (harness: Harness = createHarness()) => {
  const client = await harness.createClient();
  const search = (query: string, vendorId = 'y0ud') =>
    client.get(`${ordersApi}/addressbook/search-customers/${vendorId}?query=${encodeURIComponent(query)}`);
  const findNames = async (query: string, vendorId?: string) =>
    (at((await search(query, vendorId)).body, 'data', 'body') as object[]).map((customer) =>
      at(customer, 'name'),
    );
  const save = (changes: object = {}, vendorId = 'y0ud') =>
    client.post(`${ordersApi}/addressbook/customers/${vendorId}`, { ...rumi, ...changes });
  return { ...harness, client, search, findNames, save };
};

const rumi = {
  name: 'Rumi Sarkar',
  phone_number: '+8801700000077',
  address_text: '2C, Kadam House, House 7, Heron Street, Dhaka',
  unit: '2C',
  building: 'Kadam House',
  street_address: 'House 7, Heron Street, Dhaka',
  city: 'Dhaka',
  postal_code: null,
  country_code: 'bd',
  latitude: 23.79,
  longitude: 90.41,
  notes: 'Green door',
};

describe('address book search', () => {
  it.each([
    ['a name', 'farhana', 'Farhana Islam'],
    ['word prefixes in any order', 'isl farh', 'Farhana Islam'],
    ['a name in Bangla', 'তানভীর', 'তানভীর আহমেদ'],
    ['a phone number in national format', '01611-223303', 'Farhana Islam'],
    ['a phone number in Bengali digits', '০১৬১১২২৩৩০৩', 'Farhana Islam'],
    ['the end of a phone number', '223303', 'Farhana Islam'],
    ['a phone number with its country code', '+880 1611 223303', 'Farhana Islam'],
    ['the building', 'Meghna Tow', 'Imran Chowdhury'],
    ['name and address combined', 'imran meghna', 'Imran Chowdhury'],
  ])('finds a customer by %s', async (_, query, name) => {
    const { findNames } = await start();
    expect((await findNames(query))[0]).toBe(name);
  });

  it('returns everything needed to fill in a request', async () => {
    const { search } = await start();
    const { body } = await search('farhana');
    expect(at(body, 'data', 'body', 0)).toMatchObject({
      phone_number: '+8801611223303',
      address: expect.stringMatching(/^4B, Lake View, .+, Dhaka \d{4}$/) as string,
      latitude: expect.closeTo(23.8, 0) as number,
      notes: 'Blue gate, ring twice',
    });
  });

  it('returns nothing for a single character or a text that matches no customer', async () => {
    const { findNames } = await start();
    expect(await findNames('f')).toEqual([]);
    expect(await findNames('  f ')).toEqual([]);
    expect(await findNames('qqxx')).toEqual([]);
  });

  it('does not match a short number against phone numbers', async () => {
    const { findNames } = await start();
    expect(await findNames('61')).not.toContain('Farhana Islam');
  });

  it("refuses another account's vendor, an unknown vendor and a long query", async () => {
    const { search } = await start();
    expect((await search('tan', 'q4hs')).status).toBe(404);
    expect((await search('tan', 'zzzz')).status).toBe(404);
    expect((await search('road '.repeat(50))).status).toBe(400);
  });

  it.each([
    ['نورة العلي', 'نوره العلى'],
    ['نوره العلى', 'نورة العلي'],
  ])('finds the customer %j by the spelling %j', async (name, query) => {
    const { findNames, save } = await start();
    await save({ name });
    expect(await findNames(query)).toEqual([name]);
  });

  it("finds only customers of the vendor's own address book", async () => {
    const { findNames, save } = await start();
    await save();
    expect(await findNames('rumi')).toEqual(['Rumi Sarkar']);
    expect(await findNames('rumi', 'k7rm')).toEqual([]);
    expect(await findNames('farhana', 'k7rm')).toEqual(['Farhana Islam']);
  });
});

describe('saving a customer', () => {
  it('returns the entry and makes it searchable', async () => {
    const { findNames, save } = await start();
    const { status, body } = await save();
    expect(status).toBe(200);
    expect(at(body, 'data', 'body')).toMatchObject({ name: 'Rumi Sarkar', address: rumi.address_text });
    expect(await findNames('kadam house')).toEqual(['Rumi Sarkar']);
  });

  it('replaces the entry with the same phone number in another format', async () => {
    const { search, save } = await start();
    await save();
    await save({ phone_number: '8801700000077', latitude: 23.8, notes: 'Red door' });
    const { body } = await search('rumi');
    expect(at(body, 'data', 'body')).toHaveLength(1);
    expect(at(body, 'data', 'body', 0)).toMatchObject({ latitude: 23.8, notes: 'Red door' });
  });

  it('keeps the customer after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'address-book-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const store = createStore(openSqliteJournal({ folder }));
    const { save } = await start(createHarness({ store }));
    await save();
    store.close();

    const reopened = createStore(openSqliteJournal({ folder }));
    const { findNames } = await start(createHarness({ store: reopened }));
    expect(await findNames('rumi')).toEqual(['Rumi Sarkar']);
    reopened.close();
  });

  it.each([
    ['accepts notes of 1000 bytes', { notes: `${'ক'.repeat(333)}x` }, 200, undefined],
    ['refuses notes of 1001 bytes', { notes: `${'ক'.repeat(333)}xy` }, 400, 'validation.notes-too-long'],
    ['accepts a street of 255 bytes', { street_address: `${'🛵'.repeat(63)}xyz` }, 200, undefined],
    [
      'refuses a street of 256 bytes',
      { street_address: '🛵'.repeat(64) },
      400,
      'validation.address-too-long',
    ],
  ])('%s', async (_, changes, status, key) => {
    const { save } = await start();
    const reply = await save(changes);
    expect(reply.status).toBe(status);
    if (key) expect(at(reply.body, 'meta', 'translation_key')).toBe(key);
  });

  it("answers 404 for another account's vendor", async () => {
    const { save } = await start();
    expect((await save({}, 'q4hs')).status).toBe(404);
  });
});
