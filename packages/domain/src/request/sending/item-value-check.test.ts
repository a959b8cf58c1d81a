import { describe, expect, it } from 'vitest';
import { loadCountryParameterFx } from '../../api/country-parameters.ts';
import { createOrderFx } from '../../api/orders.ts';
import type { CountryParameterName } from '../../contracts/country-parameter.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { fieldChanged, fieldsFilled, draftDiscarded } from '../draft/draft.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { parseItemValueLimit } from './item-value.ts';
import { requestClosed } from '../flow/request.model.ts';
import { $itemValue, $question, $submission, questionAnswered, orderSubmitted } from './index.ts';

/** Opens a complete request in a country with a limit. */
const openFilledRequest = async (amount: string, limit: string | null = '10000') => {
  const sent: number[] = [];
  const screen = requestScreen({
    handlers: [
      [
        loadCountryParameterFx,
        ({ name }: { readonly name: CountryParameterName }) => {
          if (name !== 'orderItemValueExceedLimit')
            return name === 'serviceHours' ? '0000:2359' : 'cash on delivery';
          return limit ?? Promise.reject(failureError({ kind: 'offline' }));
        },
      ],
      [
        createOrderFx,
        ({ body }: { readonly body: CreateOrderBody }) => {
          sent.push(body.order.amount);
          return { orderId: 'k4ch-000042' };
        },
      ],
    ],
  });
  await screen.open();
  await screen.pickAddress();
  await screen.fillDetails();
  await screen.fire(fieldChanged, { field: 'amount', value: amount });
  return {
    ...screen,
    sent,
    submit: () => screen.fire(orderSubmitted),
    type: (value: string) => screen.fire(fieldChanged, { field: 'amount', value }),
    question: () => {
      const question = screen.scope.getState($question);
      return question?.check === 'item-value' ? question : null;
    },
    itemValue: () => screen.scope.getState($itemValue),
  };
};

describe('parseItemValueLimit', () => {
  // Proves: call-rule.parameter-item-value, rule.item-value-error
  it.each([
    ['10000', 10_000],
    ['0', 0],
    [' 0.5 ', 0.5],
    ['-1', -1],
    ['', -1],
    ['NaN', -1],
    ['Infinity', -1],
    ['1e3', -1],
    ['a lot', -1],
  ])('parses %j as %j', (text, limit) => expect(parseItemValueLimit(text)).toBe(limit));
});

describe('an order above the item value limit', () => {
  // Proves: rule.item-value, entity.request-flow-item-value
  it('is sent once, after the vendor confirms its value', async () => {
    const { submit, fire, sent, question, itemValue, scope } = await openFilledRequest('10000.01');
    expect(itemValue()).toEqual({ required: true, confirmed: false, limit: 10_000 });
    await submit();
    expect([question(), sent]).toEqual([{ check: 'item-value', amount: 10_000.01, limit: 10_000 }, []]);
    expect(scope.getState($submission).status).toBe('idle');

    await fire(questionAnswered, true);
    expect([question(), sent]).toEqual([null, [10_000.01]]);
  });

  it('needs a confirmation again after the vendor declined', async () => {
    const { submit, fire, sent, question } = await openFilledRequest('12000');
    await submit();
    await fire(questionAnswered, false);
    expect([question(), sent]).toEqual([null, []]);
    await submit();
    expect([question()?.amount, sent]).toEqual([12_000, []]);
  });

  it('needs a confirmation again after any edit of its amount', async () => {
    const { submit, fire, type, sent, question, itemValue } = await openFilledRequest('12000', '10000');
    await submit();
    await type('13000');
    expect(question()).toBeNull();
    await submit();
    expect(question()?.amount).toBe(13_000);
    await type('12000');
    expect(itemValue()).toMatchObject({ required: true, confirmed: false });
    await fire(fieldsFilled, [{ field: 'amount', value: '14000' }]);
    await submit();
    expect(question()?.amount).toBe(14_000);
    await fire(draftDiscarded);
    expect([question(), sent]).toEqual([null, []]);
  });

  it('needs a confirmation even if the previous order had the same amount', async () => {
    const { submit, fire, type, pickAddress, fillDetails, sent, question } = await openFilledRequest('12000');
    await submit();
    await fire(questionAnswered, true);
    await pickAddress();
    await fillDetails();
    await type('12000');
    await submit();
    expect([question()?.amount, sent]).toEqual([12_000, [12_000]]);
  });

  it('shows a broken rule before it asks for a confirmation', async () => {
    const { submit, fire, question, scope } = await openFilledRequest('12000');
    await fire(fieldChanged, { field: 'customerName', value: '' });
    await submit();
    expect(question()).toBeNull();
    expect(scope.getState($errors)).toEqual({ customerName: 'validation.fill-customer-name' });
  });
});

describe('an order that needs no confirmation of its value', () => {
  // Proves: rule.item-value, rule.item-value-error
  it.each([
    ['its amount equals the limit', '10000', '10000'],
    ['the country has no limit', '9999999', '-1'],
    ['the limit failed to load', '9999999', null],
    ['the limit is unreadable', '9999999', 'many'],
  ])('is sent directly when %s', async (_, amount, limit) => {
    const { submit, sent, question } = await openFilledRequest(amount, limit);
    await submit();
    expect([question(), sent]).toEqual([null, [Number(amount)]]);
  });
});

describe('the item value limit', () => {
  it('is loaded when the request opens and not when it closes', async () => {
    const names: CountryParameterName[] = [];
    const screen = requestScreen({
      handlers: [
        [
          loadCountryParameterFx,
          ({ name }: { readonly name: CountryParameterName }) => (names.push(name), ''),
        ],
      ],
    });
    const countLoads = () => names.filter((name) => name === 'orderItemValueExceedLimit').length;
    await screen.open();
    expect(countLoads()).toBe(1);
    await screen.fire(requestClosed);
    expect(countLoads()).toBe(1);
  });
});
