import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '@saddlebag/domain/api';
import type { AnalyticsEvent } from '@saddlebag/domain/contracts';
import { preloadPlacement } from '@saddlebag/domain/placement';
import { $reporter } from '@saddlebag/domain/ports';
import {
  detailsCompleted,
  fieldChanged,
  orderPlaced,
  orderSubmitted,
  requestOpened,
  suggestionPicked,
} from '@saddlebag/domain/request';
import { orderFixture, placeFixture, sessionFixture, vendorFixture } from '@saddlebag/domain/testing';
import { trackingOpened } from '@saddlebag/domain/tracking';
import { stepFactsLoaded } from './collection/request-steps.model.ts';
import { openAnalyticsPortal } from './test/open-analytics-portal.ts';
import { requestHandlers } from './test/request-handlers.ts';

// Load the placement code now, because an order waits for it.
await preloadPlacement();

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyzàéøşআকিমعليم王'.split('');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 12 });
const person: fc.Arbitrary<Person> = fc.record({
  name: fc.tuple(word, word).map(([first, last]) => `${first.toUpperCase()} ${last}`),
  phone: fc.stringMatching(/^\+8801[3-9][0-9]{8}$/),
  email: fc.emailAddress(),
});

/** Throws what the portal could throw while it handles the values of a person. */
const failWith = ({ name, phone, email }: Person) => {
  const message = `${name} ${phone} ${email}`;
  const stack = `${name}: ${message}\n    at ${name} (https://portal.example/assets/index-1234567.js:1:7)\n    at https://portal.example/order-tracking?phone=${phone}:1:1`;
  const error = Object.assign(new Error(message), { name, stack });
  window.dispatchEvent(new ErrorEvent('error', { error, message }));
  for (const reason of [error, message, { email }])
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

/** Places an order for a customer, with an account and orders of the same person. Returns the sent events. */
const placeOrderFor = async (customer: Person): Promise<readonly AnalyticsEvent[]> => {
  const { name, phone, email } = customer;
  const session = sessionFixture();
  const vendor = vendorFixture({ name });
  const sample = orderFixture();
  const order: Order = {
    ...sample,
    customer: { ...sample.customer, name, phoneNumber: phone },
    outletName: name,
    description: email,
  };
  const seed = {
    session: { ...session, user: { ...session.user, email } },
    vendors: [vendor],
    handlers: requestHandlers([order]),
  };
  const portal = await openAnalyticsPortal(`/request-a-rider/${vendor.id}`, seed, stepFactsLoaded);
  await portal.fire(requestOpened, { vendorId: vendor.id });
  await portal.fire(suggestionPicked, placeFixture({ label: `${name}, Lake Road` }));
  await portal.fire(fieldChanged, { field: 'customerName', value: name });
  await portal.fire(fieldChanged, { field: 'phone', value: { text: phone, e164: phone, possible: true } });
  await portal.fire(fieldChanged, { field: 'notes', value: `${name} ${email}` });
  await portal.fire(fieldChanged, { field: 'description', value: `For ${name}, ${phone}` });
  await portal.fire(fieldChanged, { field: 'amount', value: '450' });
  await portal.fire(detailsCompleted);
  failWith(customer);
  portal.scope.getState($reporter).report(`Could not find ${name}.`, { kind: phone, reason: email, name });
  const placed = portal.next(orderPlaced);
  void portal.fire(orderSubmitted);
  await placed;
  portal.navigate(`/order-tracking/${vendor.id}?order_id=${order.id}&name=${encodeURIComponent(name)}`);
  void portal.fire(trackingOpened, { vendorId: vendor.id });
  portal.navigate(`/history/${vendor.id}?phone=${encodeURIComponent(phone)}`);
  const events = await portal.recorded();
  await portal.close();
  return events;
};

describe('the record of analytics events', () => {
  // Proves: analytics.privacy
  it('is the same for every name, phone number and email', async () => {
    const reference = await placeOrderFor({
      name: 'Ayesha Rahman',
      phone: '+8801812345678',
      email: 'ayesha@saddlebag.test',
    });
    expect(new Set(reference.map(({ name }) => name))).toEqual(
      new Set(['page-viewed', 'request-step-reached', 'error-thrown', 'problem-reported']),
    );

    await fc.assert(
      fc.asyncProperty(person, async (customer) => {
        const events = await placeOrderFor(customer);
        const text = JSON.stringify(events);

        expect(events).toEqual(reference);
        for (const value of Object.values(customer)) expect(text).not.toContain(value);
      }),
      { numRuns: 40 },
    );
  });
});
