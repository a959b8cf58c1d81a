import { describe, expect, it } from 'vitest';
import { placeFixture } from '../../testing/fixtures.ts';
import { suggestionPicked } from '../destination/destination.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { customerOfferAccepted } from './customer-match.model.ts';
import { customerPicked } from './customer.model.ts';
import {
  farhana,
  farhanaFields,
  openScreen,
  phoneValue,
  rezaul,
  rezaulFields,
} from './test/customer-screen.ts';

describe('phone number of a second customer', () => {
  it.each<[string, (screen: Awaited<ReturnType<typeof openScreen>>) => Promise<unknown>]>([
    [
      'an accepted offer',
      async ({ fire, typePhone }) => {
        await typePhone(phoneValue(farhana.phoneNumber));
        await fire(customerOfferAccepted);
      },
    ],
    ['a pick in the address field', ({ fire }) => fire(customerPicked, farhana)],
  ])('offers another customer in place of the values of %s', async (_, fillIn) => {
    const screen = await openScreen(() => [farhana, rezaul]);
    const { fire, typePhone, offer, formValues } = screen;
    await fillIn(screen);
    expect(formValues()).toEqual(farhanaFields);

    await typePhone(phoneValue(rezaul.phoneNumber));
    expect(offer()).toEqual({ customer: rezaul, includesAddress: true });
    expect(formValues()[0]).toBe('Farhana Islam');
    await fire(customerOfferAccepted);
    expect(formValues()).toEqual(rezaulFields);
    expect(offer()).toBeNull();
  });

  it('offers the first customer again after the number changed twice', async () => {
    const { fire, typePhone, offer, formValues } = await openScreen(() => [farhana, rezaul]);
    const steps = [
      [farhana, farhanaFields],
      [rezaul, rezaulFields],
      [farhana, farhanaFields],
    ] as const;
    for (const [{ phoneNumber }, fields] of steps) {
      await typePhone(phoneValue(phoneNumber));
      await fire(customerOfferAccepted);
      expect(formValues()).toEqual(fields);
    }
    expect(offer()).toBeNull();
  });

  it('keeps edited values', async () => {
    const { fire, typePhone, formValues } = await openScreen(() => [farhana, rezaul]);
    await typePhone(phoneValue(farhana.phoneNumber));
    await fire(customerOfferAccepted);
    await fire(fieldChanged, { field: 'notes', value: 'Back door today' });
    await fire(fieldChanged, { field: 'customerName', value: 'Farhana’s sister' });
    await typePhone(phoneValue(rezaul.phoneNumber));
    await fire(customerOfferAccepted);
    expect(formValues()).toEqual([
      'Farhana’s sister',
      '+8801711000002',
      '',
      'Nirala',
      'Back door today',
      '3 Kadam Lane, Banani',
    ]);
  });

  it('keeps the address that the vendor had chosen before the first customer was filled in', async () => {
    const { fire, typePhone, offer, formValues } = await openScreen(() => [farhana, rezaul]);
    await fire(suggestionPicked, placeFixture({ label: farhana.address, point: farhana.point }));
    await typePhone(phoneValue(farhana.phoneNumber));
    await fire(customerOfferAccepted);
    expect(formValues()).toEqual(farhanaFields);

    await typePhone(phoneValue(rezaul.phoneNumber));
    expect(offer()?.includesAddress).toBe(false);
    await fire(customerOfferAccepted);
    expect(formValues()).toEqual(['Rezaul Haque', '+8801711000002', ...farhanaFields.slice(2)]);
  });

  it('keeps the filled values while the number is unknown', async () => {
    const { fire, typePhone, offer, formValues } = await openScreen();
    await typePhone(phoneValue(farhana.phoneNumber));
    await fire(customerOfferAccepted);
    await typePhone(phoneValue('+8801999888777'));
    expect(offer()).toBeNull();
    expect(formValues()).toEqual(['Farhana Islam', '+8801999888777', ...farhanaFields.slice(2)]);
  });
});
