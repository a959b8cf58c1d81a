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
import { allFields, message, openPasteScreen } from './test/paste-screen.ts';

describe('a message pasted into the request', () => {
  it('fills the empty fields and searches for the address', async () => {
    const screen = await openPasteScreen();
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
    expect(screen.unreviewedFields()).toEqual(allFields);
    expect(screen.notice()).toBeNull();
    expect(screen.scope.getState($suggestions).status).toBe('ready');
  });

  it('combines its address with the point of its map link', async () => {
    const screen = await openPasteScreen();
    const point = { latitude: 23.7838, longitude: 90.4107 };
    await screen.paste({ ...message, point });

    expect(screen.scope.getState($destination)).toMatchObject({ address: message.address, point });
    expect(screen.unreviewedFields()).toContain('destination');
  });

  it('gets the address of a map link without a text by reverse geocoding', async () => {
    const screen = await openPasteScreen();
    const point = { latitude: 23.7838, longitude: 90.4107 };
    await screen.paste({ point });

    expect(screen.scope.getState($destination)).toMatchObject({ address: '12 Lake Road, Banani', point });
    expect(screen.unreviewedFields()).toEqual(['destination']);

    await screen.fire(pasteUndone);
    expect(screen.scope.getState($destination)).toBeNull();
    expect(screen.scope.getState($destinationText)).toBe('');
  });

  it('ignores a map link to 0,0', async () => {
    const screen = await openPasteScreen();
    await screen.paste({ point: { latitude: 0, longitude: 0 } });
    expect(screen.draft().destinationText).toBe('');
    expect(screen.notice()).toBe('nothing-said');
  });

  it('leaves filled fields unchanged, even when it is undone', async () => {
    const screen = await openPasteScreen();
    await screen.type('customerName', 'Ayesha');
    await screen.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await screen.fire(destinationTyped, 'Lake Road');
    await screen.paste();

    const unchangedFields = { customerName: 'Ayesha', paymentMethod: 'PAID', destinationText: 'Lake Road' };
    expect(screen.draft()).toMatchObject({ ...unchangedFields, amount: '1,250' });
    expect(screen.unreviewedFields()).toEqual(['amount', 'notes', 'phone', 'unit']);
    expect(screen.notice()).toBe('some-left-out');

    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({ ...unchangedFields, amount: '', notes: '', unit: '' });
    expect(screen.draft().phone.text).toBe('');
  });

  it('ignores a payment method that the outlet does not offer', async () => {
    const screen = await openPasteScreen();
    await screen.paste({ paymentMethod: 'PAYMENT_ON_DELIVERY' });
    expect(screen.draft().paymentMethod).toBeNull();
    expect(screen.unreviewedFields()).toEqual([]);
  });

  it('can be undone completely and pasted again', async () => {
    const screen = await openPasteScreen();
    const draftBeforePaste = screen.draft();
    await screen.paste();
    await screen.fire(pasteUndone);

    expect(screen.draft()).toEqual(draftBeforePaste);
    expect(screen.unreviewedFields()).toEqual([]);

    await screen.paste();
    expect(screen.unreviewedFields()).toEqual(allFields);
  });

  it('clears the picked place but keeps later edits when it is undone', async () => {
    const screen = await openPasteScreen();
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

  it('keeps a retyped address when it is undone', async () => {
    const screen = await openPasteScreen();
    await screen.paste();
    await screen.fire(destinationTyped, 'Lake Road');
    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({ destinationText: 'Lake Road', customerName: '' });
  });

  it('is undone separately from an earlier paste', async () => {
    const screen = await openPasteScreen();
    await screen.paste({ name: 'Farhana Islam', phone: '+8801711223304' });
    await screen.paste({ ...message, name: 'Nusrat Jahan' });

    expect(screen.draft()).toMatchObject({ customerName: 'Farhana Islam', amount: '1,250' });
    expect(screen.unreviewedFields()).toEqual(allFields);
    expect(screen.notice()).toBe('some-left-out');

    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({ customerName: 'Farhana Islam', amount: '' });
    expect(screen.unreviewedFields()).toEqual(['customerName', 'phone']);

    await screen.fire(pasteUndone);
    expect(screen.draft().customerName).toBe('');
    expect(screen.draft().phone.text).toBe('');
  });

  it('marks a field as reviewed when it is edited, accepted or replaced by a picked place', async () => {
    const screen = await openPasteScreen();
    await screen.paste();
    // The phone field reformats the same number, before and after the rules of its country have loaded.
    for (const e164 of [null, '+8801711223304'])
      await screen.fire(fieldChanged, {
        field: 'phone',
        value: { text: '01711-223304', e164, possible: true },
      });
    expect(screen.unreviewedFields()).toEqual(allFields);

    await screen.type('customerName', 'Farhana');
    await screen.fire<RequestField>(pastedFieldAccepted, 'amount');
    await screen.fire(suggestionPicked, placeFixture());
    expect(screen.unreviewedFields()).toEqual(['notes', 'paymentMethod', 'phone', 'unit']);
    expect(screen.scope.getState($destinationText)).toBe(placeFixture().label);

    await screen.fire(fieldChanged, {
      field: 'phone',
      value: { text: '01711-223305', e164: '+8801711223305', possible: true },
    });
    expect(screen.unreviewedFields()).toEqual(['notes', 'paymentMethod', 'unit']);

    await screen.fire(pasteAccepted);
    expect(screen.unreviewedFields()).toEqual([]);
    expect(screen.draft().notes).toBe('ring twice');
  });
});
