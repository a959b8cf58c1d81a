import { allSettled, createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { draftDiscarded, fieldChanged } from '../draft/draft.model.ts';
import type { PhoneValue } from '../draft/draft.ts';
import { failureError } from '../testing/request-screen.ts';
import { phoneConfirmationDropped, phoneConfirmed } from './customer-lookup.model.ts';
import { $isCustomerExpected, customerNotFound } from './customer-match.model.ts';
import { farhana, farhanaFields, openScreen, phoneValue, rezaul } from './test/customer-screen.ts';

const number = phoneValue(farhana.phoneNumber);
const answerMs = 300;

/** Opens a screen whose address book answers after `answerMs`. */
const openSlowScreen = async (respond: () => unknown = () => [farhana], flags = {}) => {
  const answered = async (): Promise<unknown> => {
    await screen.clock.sleep(answerMs);
    return respond();
  };
  const screen = await openScreen(answered, flags);
  let notFoundCount = 0;
  createWatch({ unit: customerNotFound, scope: screen.scope, fn: () => (notFoundCount += 1) });
  const { scope } = screen;
  return {
    ...screen,
    notFoundCount: () => notFoundCount,
    isCustomerExpected: () => scope.getState($isCustomerExpected),
    // A look-up in flight keeps the scope unsettled.
    type: (value: PhoneValue) => void allSettled(fieldChanged, { scope, params: { field: 'phone', value } }),
    confirm: () => void allSettled(phoneConfirmed, { scope }),
  };
};

describe('Enter in the phone field', () => {
  it.each([0, 100, 499, 600])('fills in the customer when pressed %i ms after the last digit', async (ms) => {
    const { type, confirm, clock, formValues, isCustomerExpected, lookupCount, notFoundCount } =
      await openSlowScreen();
    type(number);
    await clock.advance(ms);
    expect(isCustomerExpected()).toBe(true);
    confirm();
    await clock.advance(0);
    expect(lookupCount()).toBe(1);
    expect(formValues()[0]).toBe('');

    await clock.advance(answerMs);
    expect(formValues()).toEqual(farhanaFields);
    expect(lookupCount()).toBe(1);
    expect(notFoundCount()).toBe(0);
    expect(isCustomerExpected()).toBe(false);
  });

  it('fills in the customer at once when the offer is visible', async () => {
    const { type, confirm, clock, formValues } = await openSlowScreen();
    type(number);
    await clock.advance(1000);
    expect(formValues()[0]).toBe('');
    confirm();
    await clock.advance(0);
    expect(formValues()).toEqual(farhanaFields);
  });

  it('fills in the customer when pressed while the numbering plan loads', async () => {
    const { type, confirm, clock, formValues, isCustomerExpected } = await openSlowScreen();
    type({ text: '01611223303', e164: null, possible: null });
    expect(isCustomerExpected()).toBe(true);
    confirm();
    await clock.advance(1000);
    type({ ...number, text: '01611-223303' });
    await clock.advance(answerMs);
    expect(formValues()).toEqual(farhanaFields);
  });

  it.each([
    ['finds no customer', () => []],
    ['finds a customer with another number', () => [rezaul]],
    ['fails', () => Promise.reject(failureError({ kind: 'offline' }))],
  ])('continues without a customer when the look-up %s', async (_, respond) => {
    const { type, confirm, clock, formValues, notFoundCount, isCustomerExpected } =
      await openSlowScreen(respond);
    type(number);
    confirm();
    await clock.advance(answerMs - 1);
    expect(notFoundCount()).toBe(0);
    await clock.advance(1);
    expect(notFoundCount()).toBe(1);
    expect(formValues()).toEqual(['', number.e164, '', '', '', '']);
    expect(isCustomerExpected()).toBe(false);
  });

  it('continues without a customer when the number turns out to be incomplete', async () => {
    const { type, confirm, clock, notFoundCount } = await openSlowScreen();
    type({ text: '0161122', e164: null, possible: null });
    confirm();
    await clock.advance(1000);
    type({ text: '0161122', e164: null, possible: false });
    await clock.advance(0);
    expect(notFoundCount()).toBe(1);
  });

  it.each<[string, (screen: Awaited<ReturnType<typeof openSlowScreen>>) => unknown]>([
    ['the vendor left the field', ({ fire }) => fire(phoneConfirmationDropped)],
    ['the vendor typed another number', ({ type }) => type(phoneValue('+8801999888777'))],
    ['the draft was discarded', ({ fire }) => fire(draftDiscarded)],
  ])('fills in nothing after %s', async (_, change) => {
    const screen = await openSlowScreen();
    screen.type(number);
    screen.confirm();
    await screen.clock.advance(100);
    void change(screen);
    await screen.clock.advance(2000);
    expect(screen.formValues()[0]).toBe('');
    expect(screen.notFoundCount()).toBe(0);
  });

  it('fills in the customer when the field formats the number during the look-up', async () => {
    const { type, confirm, clock, formValues, lookupCount } = await openSlowScreen();
    type(number);
    confirm();
    await clock.advance(100);
    type({ ...number, text: '01611-223303' });
    await clock.advance(answerMs);
    expect(formValues()).toEqual(farhanaFields);
    expect(lookupCount()).toBe(1);
  });

  it.each([
    ['the address book is off', number, { AddressBook: false }],
    ['the number is incomplete', { text: '0161122', e164: null, possible: false }, {}],
  ])('expects no customer when %s', async (_, value, flags) => {
    const { type, clock, isCustomerExpected } = await openSlowScreen(undefined, flags);
    type(value);
    await clock.advance(0);
    expect(isCustomerExpected()).toBe(false);
  });

  it('expects no customer after the customer was filled in', async () => {
    const { type, confirm, clock, isCustomerExpected } = await openSlowScreen();
    type(number);
    confirm();
    await clock.advance(answerMs);
    type({ ...number, text: '01611-223303' });
    await clock.advance(0);
    expect(isCustomerExpected()).toBe(false);
  });
});
