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
  type SavedCustomer,
} from '@saddlebag/domain/api';
import { $loadedFlags } from '@saddlebag/domain/flags';
import { fieldChanged, phoneConfirmed, requestOpened, type FieldChange } from '@saddlebag/domain/request';
import {
  createVirtualClock,
  savedCustomerFixture,
  seedScope,
  vendorFixture,
} from '@saddlebag/domain/testing';
import { $vendors } from '@saddlebag/domain/vendors';
import { nextFieldFound, unknownPhoneConfirmed } from './next-field.model.ts';

const phone = { text: '01611-223303', e164: '+8801611223303', possible: true };

/** Opens a request screen, types the phone number and presses Enter once the address book has answered. */
const confirmPhone = async (customers: readonly SavedCustomer[], details: readonly FieldChange[]) => {
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
      [searchCustomersFx, () => customers],
    ],
  });
  const nextFields: string[] = [];
  const unknownPhoneFields: (string | null)[] = [];
  createWatch({ unit: nextFieldFound, scope, fn: (field) => nextFields.push(field) });
  createWatch({ unit: unknownPhoneConfirmed, scope, fn: (field) => unknownPhoneFields.push(field) });
  const fire = <T>(unit: EventCallable<T>, params: T) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  await fire(requestOpened, { vendorId: vendor.id });
  for (const change of details) await fire(fieldChanged, change);
  await fire(fieldChanged, { field: 'phone', value: phone });
  expect([...nextFields, ...unknownPhoneFields]).toEqual([]);
  await fire(phoneConfirmed, undefined);
  await clock.advance(0);
  return { nextFields, unknownPhoneFields };
};

describe('accepted customer offer', () => {
  it.each<[string, string, { customer?: Partial<SavedCustomer>; amount?: string }, string[]]>([
    ['the amount', 'it is empty', {}, ['amount']],
    ['the address', 'the customer has no coordinates', { customer: { point: null } }, ['destination']],
    ['no field', 'all fields are filled', { amount: '640' }, []],
  ])('reports %s as the next field to fill in when %s', async (_, __, { customer, amount = '' }, fields) => {
    const details = [{ field: 'amount', value: amount }] as const;
    const { nextFields, unknownPhoneFields } = await confirmPhone([savedCustomerFixture(customer)], details);
    expect(nextFields).toEqual(fields);
    expect(unknownPhoneFields).toEqual([]);
  });
});

describe('confirmed phone number without a saved customer', () => {
  it.each<[string, readonly FieldChange[], string]>([
    ['the name', [], 'customerName'],
    ['the address', [{ field: 'customerName', value: 'Rumi Sarkar' }], 'destination'],
  ])('reports %s as the next field to fill in', async (_, details, field) => {
    expect(await confirmPhone([], details)).toEqual({ nextFields: [], unknownPhoneFields: [field] });
  });
});
