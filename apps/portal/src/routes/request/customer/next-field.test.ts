import { allSettled, createWatch, type EventCallable } from 'effector';
import { expect, it } from 'vitest';
import {
  checkDeliverableFx,
  estimateFx,
  loadCountryParameterFx,
  loadDeliveryAreasFx,
  quoteFeeFx,
  searchCustomersFx,
  suggestPlacesFx,
} from '@saddlebag/domain/api';
import { $knownFlags } from '@saddlebag/domain/flags';
import { fieldChanged, offerAccepted, requestOpened } from '@saddlebag/domain/request';
import {
  createVirtualClock,
  savedCustomerFixture,
  seedScope,
  vendorFixture,
} from '@saddlebag/domain/testing';
import { $vendors } from '@saddlebag/domain/vendors';
import { nextFieldFound } from './next-field.model.ts';

const phone = { text: '01611-223303', e164: '+8801611223303', possible: true };

/** Types the number of a customer whom the address book has like this, and takes the offer. */
const takeOffer = async ({ customer = {}, amount = '' }) => {
  const clock = createVirtualClock();
  const shop = vendorFixture();
  const scope = seedScope({
    clock,
    values: [
      [$vendors, [shop]],
      [$knownFlags, { source: 'asia', flags: { AddressBook: true } }],
    ],
    handlers: [
      [loadCountryParameterFx, () => ''],
      [loadDeliveryAreasFx, () => []],
      [suggestPlacesFx, () => []],
      [checkDeliverableFx, () => true],
      [quoteFeeFx, () => ({ amount: 60, signature: 'signature-1' })],
      [estimateFx, () => ({ pickUpMinutes: 10, deliveryMinutes: 25, distanceMetres: 1800 })],
      [searchCustomersFx, () => [savedCustomerFixture(customer)]],
    ],
  });
  const awaited: string[] = [];
  createWatch({ unit: nextFieldFound, scope, fn: (field) => awaited.push(field) });
  const fire = <T>(unit: EventCallable<T>, params: T) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  await fire(requestOpened, { vendorId: shop.id });
  await fire(fieldChanged, { field: 'amount', value: amount });
  await fire(fieldChanged, { field: 'phone', value: phone });
  await clock.advance(500);
  expect(awaited).toEqual([]);
  await fire(offerAccepted, undefined);
  return awaited;
};

it.each([
  ['the amount, which no address book knows', {}, ['amount']],
  ['the address, when its point is not known', { customer: { point: null } }, ['destination']],
  ['nothing, when all is there', { amount: '640' }, []],
])('a known customer who was taken leads to %s', async (_, known, fields) => {
  expect(await takeOffer(known)).toEqual(fields);
});
