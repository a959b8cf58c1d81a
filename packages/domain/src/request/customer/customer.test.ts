import { describe, expect, it } from 'vitest';
import { flagsReceived } from '../../platform/flags/flags.model.ts';
import { customerPicked } from './customer.model.ts';
import { destinationTyped } from '../destination/destination.model.ts';
import { fieldChanged, draftDiscarded } from '../draft/draft.model.ts';
import { customerOfferAccepted } from './customer-match.model.ts';
import { $quote } from '../fee/quote.model.ts';
import { failureError } from '../testing/request-screen.ts';
import {
  farhana,
  farhanaFields,
  openScreen,
  phoneValue,
  rezaul,
  rezaulFields,
} from './test/customer-screen.ts';

describe('picking a saved customer', () => {
  it('fills all customer fields and the destination, and loads a quote', async () => {
    const { fire, formValues, draft, scope } = await openScreen();
    await fire(destinationTyped, 'farh');
    await fire(customerPicked, farhana);

    expect(formValues()).toEqual(farhanaFields);
    expect(draft().phone.possible).toBe(true);
    expect(draft().destination).toMatchObject({ address: farhana.address, point: farhana.point });
    expect(scope.getState($quote).status).toBe('ready');
  });

  it('keeps fields that the vendor typed', async () => {
    const { fire, formValues } = await openScreen();
    await fire(fieldChanged, { field: 'customerName', value: 'Ma’am Farhana' });
    await fire(fieldChanged, { field: 'phone', value: phoneValue('+8801999888777') });
    await fire(fieldChanged, { field: 'notes', value: 'Back door today' });
    await fire(customerPicked, farhana);

    expect(formValues()).toEqual([
      'Ma’am Farhana',
      '+8801999888777',
      '4B',
      'Lake View',
      'Back door today',
      '9 Heron Street, Banani',
    ]);
  });

  it('replaces all values of the previously picked customer', async () => {
    const { fire, formValues } = await openScreen();
    await fire(customerPicked, farhana);
    await fire(customerPicked, rezaul);

    expect(formValues()).toEqual(rezaulFields);
  });

  it('keeps a value that the vendor corrected after the previous pick', async () => {
    const { fire, draft } = await openScreen();
    await fire(customerPicked, farhana);
    await fire(fieldChanged, { field: 'unit', value: '4C' });
    await fire(customerPicked, rezaul);
    expect(draft().unit).toBe('4C');
  });

  it('keeps a name typed after a discard, even if the discarded customer had the same name', async () => {
    const { fire, draft } = await openScreen();
    await fire(customerPicked, farhana);
    await fire(draftDiscarded);
    await fire(fieldChanged, { field: 'customerName', value: farhana.name });
    await fire(customerPicked, rezaul);
    expect(draft().customerName).toBe('Farhana Islam');
  });

  // Proves: rule.destination-coordinates, message.no-coordinates
  it('warns about missing coordinates and fills in the address as text', async () => {
    const { fire, draft, notifiedKeys } = await openScreen();
    await fire(customerPicked, { ...farhana, point: null });
    expect(notifiedKeys()).toEqual(['toast.no-coordinates-for-that-address']);
    expect(draft().destination).toBeNull();
    expect(draft().destinationText).toBe('9 Heron Street, Banani');
    expect(draft().customerName).toBe('Farhana Islam');
  });
});

describe('phone number of a saved customer', () => {
  it('shows an offer after 500 ms without filling any field', async () => {
    const { fire, clock, offer, formValues, lookupCount } = await openScreen();
    await fire(fieldChanged, { field: 'phone', value: phoneValue(farhana.phoneNumber) });
    await clock.advance(499);
    expect(lookupCount()).toBe(0);
    await clock.advance(1);

    expect(offer()).toEqual({ customer: farhana, includesAddress: true });
    expect(formValues()).toEqual(['', '+8801611223303', '', '', '', '']);
  });

  it('fills in the customer on acceptance and does not repeat the offer', async () => {
    const { fire, typePhone, formValues, offer } = await openScreen();
    await typePhone(phoneValue(farhana.phoneNumber));
    await fire(customerOfferAccepted);

    expect(formValues()).toEqual(farhanaFields);
    expect(offer()).toBeNull();
    await fire(fieldChanged, { field: 'notes', value: '' });
    expect(offer()).toBeNull();
  });

  it('fills in only the name when the order goes to another address', async () => {
    const { fire, typePhone, formValues, pickAddress, offer } = await openScreen();
    await pickAddress();
    await typePhone(phoneValue(farhana.phoneNumber));
    expect(offer()?.includesAddress).toBe(false);
    await fire(customerOfferAccepted);
    expect(formValues()).toEqual(['Farhana Islam', '+8801611223303', '', '', '', '7 Kamal Avenue, Banani']);
  });

  it('shows no offer when every field is already filled', async () => {
    const { fire, typePhone, pickAddress, offer } = await openScreen();
    await pickAddress();
    await fire(fieldChanged, { field: 'customerName', value: 'Nadia Karim' });
    await typePhone(phoneValue(farhana.phoneNumber));
    expect(offer()).toBeNull();
  });

  it('withdraws the offer when the number changes', async () => {
    const { fire, typePhone, offer } = await openScreen();
    await typePhone(phoneValue(farhana.phoneNumber));
    await fire(fieldChanged, { field: 'phone', value: { text: '0161122330', e164: null, possible: false } });
    expect(offer()).toBeNull();
  });

  it.each([
    ['the search finds no customer', () => []],
    ['the found customer has another number', () => [rezaul]],
    ['the search fails', () => Promise.reject(failureError({ kind: 'offline' }))],
  ])('shows no offer and no message when %s', async (_, respond) => {
    const { typePhone, offer, notifiedKeys } = await openScreen(respond);
    await typePhone(phoneValue(farhana.phoneNumber));
    expect(offer()).toBeNull();
    expect(notifiedKeys()).toEqual([]);
  });

  it('triggers one search when the address book becomes enabled', async () => {
    const { fire, typePhone, clock, offer, lookupCount } = await openScreen(undefined, {
      AddressBook: false,
    });
    const enable = () => fire(flagsReceived, { source: 'asia', flags: { AddressBook: true } });
    await typePhone(phoneValue(farhana.phoneNumber));
    expect(lookupCount()).toBe(0);

    await enable();
    await clock.advance(500);
    expect(offer()?.customer).toEqual(farhana);

    await enable();
    await clock.advance(500);
    expect(lookupCount()).toBe(1);
  });

  it('triggers a search only when complete and not already matched', async () => {
    const { typePhone, lookupCount } = await openScreen();
    await typePhone({ text: '0161122', e164: null, possible: false });
    expect(lookupCount()).toBe(0);
    await typePhone(phoneValue(farhana.phoneNumber));
    await typePhone({ ...phoneValue(farhana.phoneNumber), text: '01611-223303' });
    expect(lookupCount()).toBe(1);
  });
});
