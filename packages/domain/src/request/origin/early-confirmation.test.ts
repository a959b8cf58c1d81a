import { describe, expect, it } from 'vitest';
import { $step } from '../flow/request.model.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import { $originErrors, originConfirmed, originDetailsChanged, originFormOpened } from './origin.model.ts';
import { originSuggestionPicked } from './origin-place.model.ts';

const phone = { text: '01711-000111', e164: '+8801711000111', possible: true };

/** Fills the origin form with the address and the sender's name, but without a phone number. */
const fillWithoutPhone = async () => {
  const { fire, open, scope } = requestScreen({ vendor: { point: null, name: 'Mela Kitchen' } });
  await open();
  await fire(originFormOpened);
  await fire(originSuggestionPicked, placeFixture());
  return { fire, step: () => scope.getState($step), errors: () => scope.getState($originErrors) };
};

describe('an origin with a phone number that cannot be validated yet', () => {
  it('is confirmed when the number turns out to be possible', async () => {
    const { step, errors, fire } = await fillWithoutPhone();
    await fire(originDetailsChanged, { phone: { ...phone, e164: null, possible: null } });

    await fire(originConfirmed);
    expect(step()).toBe('AskForOriginAddressDetails');
    expect(errors()).toEqual({});
    await fire(originDetailsChanged, { phone });

    expect(step()).toBe('AskForDestinationAddress');
  });

  it('shows the error when the number turns out to be wrong', async () => {
    const { step, errors, fire } = await fillWithoutPhone();
    await fire(originDetailsChanged, { phone: { text: '017', e164: null, possible: null } });

    await fire(originConfirmed);
    await fire(originDetailsChanged, { phone: { text: '017', e164: null, possible: false } });

    expect(step()).toBe('AskForOriginAddressDetails');
    expect(errors()).toEqual({ phone: 'validation.phone-incorrect' });
  });
});
