import { describe, expect, it } from 'vitest';
import {
  destinationTyped,
  suggestionPicked,
  $destination,
  $destinationText,
} from '../destination/destination.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import type { RequestField } from '../draft/draft.ts';
import { $suggestions } from '../destination/search.model.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import { pasteAccepted, pastedFieldAccepted, pasteUndone } from './paste.model.ts';
import { all, message, openPasteScreen as open } from './test/paste-screen.ts';

describe('a message pasted onto the request', () => {
  it('fills the empty fields, marks each, and searches for the address', async () => {
    const screen = await open();
    await screen.paste();
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
    expect(screen.remark()).toBeNull();
    expect(screen.scope.getState($suggestions).status).toBe('ready');
  });

  it('puts the pin where its map link points, under the address it says', async () => {
    const screen = await open();
    const point = { latitude: 23.7838, longitude: 90.4107 };
    await screen.paste({ ...message, point });

    expect(screen.scope.getState($destination)).toMatchObject({ address: message.address, point });
    expect(screen.marks()).toContain('destination');
  });

  it('gives a bare map link the address of its point, still to be looked at', async () => {
    const screen = await open();
    const point = { latitude: 23.7838, longitude: 90.4107 };
    await screen.paste({ point });

    expect(screen.scope.getState($destination)).toMatchObject({ address: '12 Lake Road, Banani', point });
    expect(screen.marks()).toEqual(['destination']);

    await screen.fire(pasteUndone);
    expect(screen.scope.getState($destination)).toBeNull();
    expect(screen.scope.getState($destinationText)).toBe('');
  });

  it('leaves a link to nowhere out', async () => {
    const screen = await open();
    await screen.paste({ point: { latitude: 0, longitude: 0 } });
    expect(screen.draft().destinationText).toBe('');
    expect(screen.remark()).toBe('nothing-said');
  });

  it('leaves alone what stands there already, also when it is taken back', async () => {
    const screen = await open();
    await screen.type('customerName', 'Ayesha');
    await screen.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await screen.fire(destinationTyped, 'Lake Road');
    await screen.paste();

    const kept = { customerName: 'Ayesha', paymentMethod: 'PAID', destinationText: 'Lake Road' };
    expect(screen.draft()).toMatchObject({ ...kept, amount: '1,250' });
    expect(screen.marks()).toEqual(['amount', 'notes', 'phone', 'unit']);
    expect(screen.remark()).toBe('some-left-out');

    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({ ...kept, amount: '', notes: '', unit: '' });
    expect(screen.draft().phone.text).toBe('');
  });

  it('fills in no method that the outlet does not offer', async () => {
    const screen = await open();
    await screen.paste({ paymentMethod: 'PAYMENT_ON_DELIVERY' });
    expect(screen.draft().paymentMethod).toBeNull();
    expect(screen.marks()).toEqual([]);
  });

  it('is taken back as a whole, and can be pasted again', async () => {
    const screen = await open();
    const before = screen.draft();
    await screen.paste();
    await screen.fire(pasteUndone);

    expect(screen.draft()).toEqual(before);
    expect(screen.marks()).toEqual([]);

    await screen.paste();
    expect(screen.marks()).toEqual(all);
  });

  it('takes back a place that was picked for the pasted address, and keeps what the vendor typed since', async () => {
    const screen = await open();
    await screen.paste();
    await screen.pickAddress();
    await screen.type('customerName', 'Nusrat');
    await screen.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await screen.fire(pasteUndone);

    expect(screen.draft()).toMatchObject({
      destination: null,
      destinationText: '',
      customerName: 'Nusrat',
      paymentMethod: 'PAID',
      amount: '',
      notes: '',
    });
  });

  it('keeps an address that was typed over the pasted one', async () => {
    const screen = await open();
    await screen.paste();
    await screen.fire(destinationTyped, 'Lake Road');
    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({ destinationText: 'Lake Road', customerName: '' });
  });

  it('adds to what another paste has filled; each is taken back by itself, the last one first', async () => {
    const screen = await open();
    await screen.paste({ name: 'Farhana Islam', phone: '+8801711223304' });
    await screen.paste({ ...message, name: 'Nusrat Jahan' });

    expect(screen.draft()).toMatchObject({ customerName: 'Farhana Islam', amount: '1,250' });
    expect(screen.marks()).toEqual(all);
    expect(screen.remark()).toBe('some-left-out');

    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({ customerName: 'Farhana Islam', amount: '' });
    expect(screen.marks()).toEqual(['customerName', 'phone']);

    await screen.fire(pasteUndone);
    expect(screen.draft().customerName).toBe('');
    expect(screen.draft().phone.text).toBe('');
  });

  it('takes the mark off a field that is edited, accepted, or whose place is picked', async () => {
    const screen = await open();
    await screen.paste();
    // The phone field writes the same number in its own way, before and after it has its rules.
    for (const e164 of [null, '+8801711223304'])
      await screen.fire(fieldChanged, {
        field: 'phone',
        value: { text: '01711-223304', e164, possible: true },
      });
    expect(screen.marks()).toEqual(all);

    await screen.type('customerName', 'Farhana');
    await screen.fire<RequestField>(pastedFieldAccepted, 'amount');
    await screen.fire(suggestionPicked, placeFixture());
    expect(screen.marks()).toEqual(['notes', 'paymentMethod', 'phone', 'unit']);
    expect(screen.scope.getState($destinationText)).toBe(placeFixture().label);

    await screen.fire(fieldChanged, {
      field: 'phone',
      value: { text: '01711-223305', e164: '+8801711223305', possible: true },
    });
    expect(screen.marks()).toEqual(['notes', 'paymentMethod', 'unit']);

    await screen.fire(pasteAccepted);
    expect(screen.marks()).toEqual([]);
    expect(screen.draft().notes).toBe('ring twice');
  });
});
