import { describe, expect, it } from 'vitest';
import type { ParsedMessage } from '../paste/parsed-message.ts';
import { placeFixture } from '../testing/fixtures.ts';
import { destinationTyped, suggestionPicked, $destination, $destinationText } from './destination.model.ts';
import { fieldChanged, startedOver, $draft } from './draft.model.ts';
import {
  messagePasted,
  pasteAccepted,
  pastedFieldAccepted,
  pasteUndone,
  $pasteFill,
  $pasteMarks,
} from './paste.model.ts';
import { $suggestions } from './search.model.ts';
import { requestScreen } from './test/request-screen.ts';

const message: ParsedMessage = {
  name: 'Farhana Islam',
  phone: '+8801711223304',
  address: 'House 12, Road 7, Banani',
  unit: 'Flat 4B',
  amount: '1,250',
  paymentMethod: 'CASH_ON_DELIVERY',
  note: 'ring twice',
  point: null,
};
const all = ['amount', 'customerName', 'destination', 'notes', 'paymentMethod', 'phone', 'unit'];

const open = async () => {
  const screen = requestScreen();
  await screen.open();
  const { scope } = screen;
  return {
    ...screen,
    draft: () => scope.getState($draft),
    marks: () => [...scope.getState($pasteMarks)].sort(),
  };
};

describe('a message pasted onto the request', () => {
  it('fills the empty fields, marks each, and searches for the address', async () => {
    const screen = await open();
    await screen.fire(messagePasted, message);
    await screen.clock.advance(600);

    expect(screen.draft()).toMatchObject({
      customerName: 'Farhana Islam',
      unit: 'Flat 4B',
      amount: '1,250',
      notes: 'ring twice',
      paymentMethod: 'CASH_ON_DELIVERY',
      destinationText: 'House 12, Road 7, Banani',
      destination: null,
    });
    expect(screen.draft().phone).toMatchObject({ e164: '+8801711223304', possible: true });
    expect(screen.marks()).toEqual(all);
    expect(screen.scope.getState($suggestions).status).toBe('ready');
  });

  it('puts the pin where its map link points', async () => {
    const screen = await open();
    const point = { latitude: 23.7838, longitude: 90.4107 };
    await screen.fire(messagePasted, { ...message, point });

    expect(screen.scope.getState($destination)).toMatchObject({ address: message.address, point });
    expect(screen.marks()).toContain('destination');
  });

  it('leaves alone what stands there already', async () => {
    const screen = await open();
    await screen.fire(fieldChanged, { field: 'customerName', value: 'Ayesha' });
    await screen.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await screen.fire(destinationTyped, 'Lake Road');
    await screen.fire(messagePasted, message);

    expect(screen.draft()).toMatchObject({
      customerName: 'Ayesha',
      paymentMethod: 'PAID',
      destinationText: 'Lake Road',
      amount: '1,250',
    });
    expect(screen.marks()).toEqual(['amount', 'notes', 'phone', 'unit']);

    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({
      customerName: 'Ayesha',
      destinationText: 'Lake Road',
      amount: '',
    });
  });

  it('is taken back as a whole, and can be pasted again', async () => {
    const screen = await open();
    const before = screen.draft();
    await screen.fire(messagePasted, message);
    await screen.fire(pasteUndone);

    expect(screen.draft()).toEqual(before);
    expect(screen.marks()).toEqual([]);
    expect(screen.scope.getState($pasteFill)).toBeNull();

    await screen.fire(messagePasted, message);
    expect(screen.marks()).toEqual(all);
  });

  it('takes the mark off a field that is edited, accepted, or whose place is picked', async () => {
    const screen = await open();
    await screen.fire(messagePasted, message);
    // The phone field writes the same number in its own way.
    await screen.fire(fieldChanged, {
      field: 'phone',
      value: { text: '01711-223304', e164: '+8801711223304', possible: true },
    });
    expect(screen.marks()).toEqual(all);

    await screen.fire(fieldChanged, { field: 'customerName', value: 'Farhana' });
    await screen.fire(pastedFieldAccepted, 'amount');
    await screen.fire(suggestionPicked, placeFixture());
    expect(screen.marks()).toEqual(['notes', 'paymentMethod', 'phone', 'unit']);
    expect(screen.scope.getState($destinationText)).toBe(placeFixture().label);

    await screen.fire(pasteAccepted);
    expect(screen.marks()).toEqual([]);
    expect(screen.draft().notes).toBe('ring twice');
  });

  it('has no marks and nothing to take back once the draft is thrown away', async () => {
    const screen = await open();
    await screen.fire(messagePasted, message);
    await screen.fire(startedOver);
    expect(screen.marks()).toEqual([]);
    expect(screen.scope.getState($pasteFill)).toBeNull();
  });

  it('does nothing when nothing was read', async () => {
    const screen = await open();
    const nothing = {
      name: null,
      phone: null,
      address: null,
      unit: null,
      amount: null,
      paymentMethod: null,
      note: null,
      point: null,
    };
    await screen.fire(messagePasted, nothing);
    expect(screen.scope.getState($pasteFill)).toBeNull();
  });
});
