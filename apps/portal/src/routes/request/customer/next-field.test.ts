import { allSettled, createWatch, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  checkDeliverableFx,
  estimateTripFx,
  loadCountryParameterFx,
  loadDeliveryAreasFx,
  quoteFeeFx,
  searchCustomersFx,
  suggestPlacesFx,
} from '@saddlebag/domain/api';
import { $loadedFlags } from '@saddlebag/domain/flags';
import { fieldChanged, customerOfferAccepted, requestOpened } from '@saddlebag/domain/request';
import {
  createVirtualClock,
  savedCustomerFixture,
  seedScope,
  vendorFixture,
} from '@saddlebag/domain/testing';
import { $vendors } from '@saddlebag/domain/vendors';
import { nextFieldFound } from './next-field.model.ts';

const phone = { text: '01611-223303', e164: '+8801611223303', possible: true };

/** Types the phone number of a saved customer, accepts the offer and returns the fields reported as next. */
const acceptOffer = async ({ customer = {}, amount = '' }) => {
  const clock = createVirtualClock();
  const vendor = vendorFixture();
  const scope = seedScope({
    clock,
    values: [
      [$vendors, [vendor]],
      [$loadedFlags, { source: 'asia', flags: { AddressBook: true } }],
    ],
    handlers: [
      [loadCountryParameterFx, () => ''],
      [loadDeliveryAreasFx, () => []],
      [suggestPlacesFx, () => []],
      [checkDeliverableFx, () => true],
      [quoteFeeFx, () => ({ amount: 60, signature: 'signature-1' })],
      [estimateTripFx, () => ({ pickUpMinutes: 10, deliveryMinutes: 25, distanceMetres: 1800 })],
      [searchCustomersFx, () => [savedCustomerFixture(customer)]],
    ],
  });
  const nextFields: string[] = [];
  createWatch({ unit: nextFieldFound, scope, fn: (field) => nextFields.push(field) });
  const fire = <T>(unit: EventCallable<T>, params: T) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  await fire(requestOpened, { vendorId: vendor.id });
  await fire(fieldChanged, { field: 'amount', value: amount });
  await fire(fieldChanged, { field: 'phone', value: phone });
  await clock.advance(500);
  expect(nextFields).toEqual([]);
  await fire(customerOfferAccepted, undefined);
  return nextFields;
};

describe('accepted customer offer', () => {
  it.each([
    ['the amount', 'it is empty', {}, ['amount']],
    ['the address', 'the customer has no coordinates', { customer: { point: null } }, ['destination']],
    ['no field', 'all fields are filled', { amount: '640' }, []],
  ])('reports %s as the next field to fill in when %s', async (_, __, input, fields) => {
    expect(await acceptOffer(input)).toEqual(fields);
  });
});
