import { describe, expect, it } from 'vitest';
import { searchCustomersFx } from '../../api/address-book.ts';
import type { SomeFlags } from '../../contracts/flags.ts';
import { flagsAnswered } from '../../platform/flags/flags.model.ts';
import { savedCustomerFixture } from '../../testing/fixtures.ts';
import { customerPicked } from './customer.model.ts';
import { destinationTyped } from '../destination/destination.model.ts';
import { $draft, fieldChanged, draftDiscarded } from '../draft/draft.model.ts';
import { $customerOffer, customerOfferAccepted } from './customer-match.model.ts';
import { $quote } from '../fee/quote.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import type { PhoneValue } from '../draft/draft.ts';

const farhana = savedCustomerFixture();
const rezaul = savedCustomerFixture({
  id: 'k4ch-2',
  name: 'Rezaul Haque',
  phoneNumber: '+8801711000002',
  unit: '',
  building: 'Nirala',
  address: '3 Kadam Lane, Banani',
  notes: '',
});
const entry = (e164: string): PhoneValue => ({ text: e164.replace('+88', ''), e164, possible: true });

const opened = async (answer: () => unknown = () => [farhana], flags: SomeFlags = {}) => {
  let lookups = 0;
  const screen = requestScreen({
    handlers: [[searchCustomersFx, () => ((lookups += 1), answer())]],
    flags,
  });
  await screen.open();
  const draft = () => screen.scope.getState($draft);
  return {
    ...screen,
    draft,
    lookups: () => lookups,
    offer: () => screen.scope.getState($customerOffer),
    typePhone: async (phone: PhoneValue) => {
      await screen.fire(fieldChanged, { field: 'phone', value: phone });
      await screen.clock.advance(500);
    },
    shown: () => {
      const { customerName, phone, unit, building, notes, destinationText } = draft();
      return [customerName, phone.e164, unit, building, notes, destinationText];
    },
  };
};

const allOfFarhana = [
  'Farhana Islam',
  '+8801611223303',
  '4B',
  'Lake View',
  'Blue gate',
  '9 Heron Street, Banani',
];

describe('picking a customer of the address book', () => {
  it('fills name, phone, unit, building, notes and the place, and quotes it', async () => {
    const { fire, shown, draft, scope } = await opened();
    await fire(destinationTyped, 'farh');
    await fire(customerPicked, farhana);

    expect(shown()).toEqual(allOfFarhana);
    expect(draft().phone.possible).toBe(true);
    expect(draft().destination).toMatchObject({ address: farhana.address, point: farhana.point });
    expect(scope.getState($quote).status).toBe('ready');
  });

  it('overwrites nothing that the vendor typed', async () => {
    const { fire, shown } = await opened();
    await fire(fieldChanged, { field: 'customerName', value: 'Ma’am Farhana' });
    await fire(fieldChanged, { field: 'phone', value: entry('+8801999888777') });
    await fire(fieldChanged, { field: 'notes', value: 'Back door today' });
    await fire(customerPicked, farhana);

    expect(shown()).toEqual([
      'Ma’am Farhana',
      '+8801999888777',
      '4B',
      'Lake View',
      'Back door today',
      '9 Heron Street, Banani',
    ]);
  });

  it('takes away what the customer picked before had brought, down to the note', async () => {
    const { fire, shown } = await opened();
    await fire(customerPicked, farhana);
    await fire(customerPicked, rezaul);

    expect(shown()).toEqual(['Rezaul Haque', '+8801711000002', '', 'Nirala', '', '3 Kadam Lane, Banani']);
  });

  it('leaves what was corrected after the customer before', async () => {
    const { fire, draft } = await opened();
    await fire(customerPicked, farhana);
    await fire(fieldChanged, { field: 'unit', value: '4C' });
    await fire(customerPicked, rezaul);
    expect(draft().unit).toBe('4C');
  });

  it('remembers nobody once everything is started over', async () => {
    const { fire, draft } = await opened();
    await fire(customerPicked, farhana);
    await fire(draftDiscarded);
    await fire(fieldChanged, { field: 'customerName', value: farhana.name });
    await fire(customerPicked, rezaul);
    expect(draft().customerName).toBe('Farhana Islam');
  });

  // Proves: rule.destination-coordinates, message.no-coordinates
  it('warns when there are no coordinates, and searches for the address', async () => {
    const { fire, draft, said } = await opened();
    await fire(customerPicked, { ...farhana, point: null });
    expect(said()).toEqual(['toast.no-coordinates-for-that-address']);
    expect(draft().destination).toBeNull();
    expect(draft().destinationText).toBe('9 Heron Street, Banani');
    expect(draft().customerName).toBe('Farhana Islam');
  });
});

describe('the phone number of a known customer', () => {
  it('brings an offer after half a second, and nothing by itself', async () => {
    const { fire, clock, offer, shown, lookups } = await opened();
    await fire(fieldChanged, { field: 'phone', value: entry(farhana.phoneNumber) });
    await clock.advance(499);
    expect(lookups()).toBe(0);
    await clock.advance(1);

    expect(offer()).toEqual({ customer: farhana, takesPlace: true });
    expect(shown()).toEqual(['', '+8801611223303', '', '', '', '']);
  });

  it('fills in the customer when the vendor agrees, and is offered no more', async () => {
    const { fire, typePhone, shown, offer } = await opened();
    await typePhone(entry(farhana.phoneNumber));
    await fire(customerOfferAccepted);

    expect(shown()).toEqual(allOfFarhana);
    expect(offer()).toBeNull();
    await fire(fieldChanged, { field: 'notes', value: '' });
    expect(offer()).toBeNull();
  });

  it('fills in only the name where the order goes to another address', async () => {
    const { fire, typePhone, shown, pickAddress, offer } = await opened();
    await pickAddress();
    await typePhone(entry(farhana.phoneNumber));
    expect(offer()?.includesAddress).toBe(false);
    await fire(customerOfferAccepted);
    expect(shown()).toEqual(['Farhana Islam', '+8801611223303', '', '', '', '7 Kamal Avenue, Banani']);
  });

  it('offers nothing that is there already', async () => {
    const { fire, typePhone, pickAddress, offer } = await opened();
    await pickAddress();
    await fire(fieldChanged, { field: 'customerName', value: 'Somebody' });
    await typePhone(entry(farhana.phoneNumber));
    expect(offer()).toBeNull();
  });

  it('goes with the number', async () => {
    const { fire, typePhone, offer } = await opened();
    await typePhone(entry(farhana.phoneNumber));
    await fire(fieldChanged, { field: 'phone', value: { text: '0161122330', e164: null, possible: false } });
    expect(offer()).toBeNull();
  });

  it.each([
    ['nobody has', () => []],
    ['only looks alike', () => [rezaul]],
    ['cannot be looked up', () => Promise.reject(failureError({ kind: 'offline' }))],
  ])('that %s brings no offer and no message', async (_, answer) => {
    const { typePhone, offer, said } = await opened(answer);
    await typePhone(entry(farhana.phoneNumber));
    expect(offer()).toBeNull();
    expect(said()).toEqual([]);
  });

  it('is looked up once there turns out to be an address book', async () => {
    const { fire, typePhone, clock, offer, lookups } = await opened(undefined, { AddressBook: false });
    const turnOn = () => fire(flagsAnswered, { source: 'asia', flags: { AddressBook: true } });
    await typePhone(entry(farhana.phoneNumber));
    expect(lookups()).toBe(0);

    await turnOn();
    await clock.advance(500);
    expect(offer()?.customer).toEqual(farhana);

    await turnOn();
    await clock.advance(500);
    expect(lookups()).toBe(1);
  });

  it('is looked up only as a whole, and not again while it is known', async () => {
    const { typePhone, lookups } = await opened();
    await typePhone({ text: '0161122', e164: null, possible: false });
    expect(lookups()).toBe(0);
    await typePhone(entry(farhana.phoneNumber));
    await typePhone({ ...entry(farhana.phoneNumber), text: '01611-223303' });
    expect(lookups()).toBe(1);
  });
});
