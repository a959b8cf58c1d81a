import { createWatch } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteFeeFx } from '../../api/delivery.ts';
import { writeRecord } from '../../request/placement/placement-record.ts';
import { $draft, fieldChanged } from '../../request/draft/draft.model.ts';
import type { Draft } from '../../request/draft/draft.ts';
import { toDraft, parseSheet } from '../../request/draft/draft-sheet.ts';
import { draftKey } from '../../request/draft/draft-storage.ts';
import { $quote } from '../../request/fee/quote.model.ts';
import { customerPicked } from '../../request/customer/index.ts';
import { destinationCleared } from '../../request/destination/index.ts';
import { requestClosed } from '../../request/flow/request.model.ts';
import { requestScreen } from '../../request/testing/request-screen.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { orderBodyFixture, orderFixture, savedCustomerFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import {
  $repeatQuestion,
  orderRepeated,
  repeatConfirmed,
  repeatDeclined,
  requestReady,
} from './repeat.model.ts';
import { readDraftState, storeRepeatedDraft } from './repeated-draft.ts';

const order = orderFixture({ pickupCode: 'A-17', description: 'Two kacchi' });

const openRequest = (origin = createSharedStorage()) => {
  let quotes = 0;
  const screen = requestScreen({
    storage: origin.openTab(),
    handlers: [[quoteFeeFx, () => ({ amount: 60 + (quotes += 1), signature: `s${quotes}` })]],
  });
  const ready: unknown[] = [];
  createWatch({ unit: requestReady, scope: screen.scope, fn: (value) => ready.push(value) });
  const state = {
    draft: () => screen.scope.getState($draft),
    question: () => screen.scope.getState($repeatQuestion),
  };
  return { ...screen, ...state, origin, ready };
};

/** Opens a request, edits it and leaves the screen. */
const openEditedRequest = async () => {
  const screen = openRequest();
  await screen.open();
  await screen.fire(fieldChanged, { field: 'customerName', value: 'Mei Hua' });
  await screen.fire(requestClosed);
  return screen;
};

describe('repeating an order', () => {
  it('fills a new request with its details and fetches a new quote', async () => {
    const screen = openRequest();
    await screen.fire(orderRepeated, order);
    await screen.open();

    expect(screen.ready).toEqual([{ vendorId: 'k4ch' }]);
    expect(screen.draft()).toMatchObject({
      destination: { address: '7 Kamal Avenue, Banani', point: order.customer.point },
      customerName: 'Ayesha Rahman',
      phone: { e164: '+8801812345678' },
      amount: '450',
      description: 'Two kacchi',
      paymentMethod: 'CASH_ON_DELIVERY',
      pickupCode: '',
    });
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 61 });
  });

  it('asks before replacing an edited draft and keeps it when the vendor declines', async () => {
    const screen = await openEditedRequest();
    await screen.fire(orderRepeated, order);
    expect(screen.question()).toEqual(order);
    expect(screen.ready).toEqual([]);
    await screen.fire(repeatDeclined);
    await screen.open();

    expect(screen.question()).toBeNull();
    expect(screen.draft()).toMatchObject({ customerName: 'Mei Hua', amount: '' });
  });

  it('replaces an edited draft in every tab when the vendor agrees', async () => {
    const screen = await openEditedRequest();
    const otherTab = openRequest(screen.origin);
    await otherTab.open();
    await screen.fire(orderRepeated, order);
    await screen.fire(repeatConfirmed);
    await screen.open();
    await screen.clock.advance(300);

    expect(screen.draft()).toMatchObject({ customerName: 'Ayesha Rahman', amount: '450' });
    expect(otherTab.draft()).toEqual(screen.draft());
  });

  it('replaces a draft without asking when all its fields are empty', async () => {
    const screen = openRequest();
    await screen.open();
    await screen.fire(customerPicked, { ...savedCustomerFixture(), building: '', notes: '' });
    await screen.fire(fieldChanged, { field: 'customerName', value: '' });
    await screen.fire(fieldChanged, { field: 'phone', value: { text: '', e164: null, possible: false } });
    await screen.fire(destinationCleared);
    await screen.fire(requestClosed);
    await screen.fire(orderRepeated, order);

    expect(screen.question()).toBeNull();
    expect(screen.ready).toHaveLength(1);
  });

  it.each(['sending', 'unknown'] as const)(
    'keeps a draft whose placement has the state "%s"',
    async (state) => {
      const screen = await openEditedRequest();
      const stored = screen.origin.values.get(draftKey('k4ch'));
      const { id } = parseSheet(stored ?? '') ?? { id: '' };
      writeRecord(screen.storage, id, {
        state,
        key: 'key-1',
        bodyHash: 'hash-1',
        body: orderBodyFixture(),
        startedAt: 0,
        sentAt: 0,
      });
      await screen.fire(orderRepeated, order);

      expect(screen.question()).toBeNull();
      expect(screen.origin.values.get(draftKey('k4ch'))).toBe(stored);
      expect(screen.notifiedKeys()).toEqual(['order.repeat-later']);
      expect(screen.ready).toEqual([{ vendorId: 'k4ch' }]);
    },
  );
});

describe('a stored repeated draft', () => {
  it('is restored with every field', () => {
    const texts = fc.record({
      unit: fc.string(),
      building: fc.string(),
      customerName: fc.string(),
      notes: fc.string(),
      amount: fc.string(),
      description: fc.string(),
      pickupCode: fc.string(),
      vatNumber: fc.string(),
      deliverAt: fc.option(fc.integer({ min: 0, max: 4e12 })),
      voucherCode: fc.string(),
    });
    const now = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(fc.uuid(), texts, texts, now, now, (id, before, after, firstAt, secondAt) => {
        const storage = createMemoryStorage();
        const createDraft = (draftId: string, fields: typeof before): Draft => ({
          id: draftId,
          destinationText: 'Road 3',
          destination: { address: 'Road 3', point: { latitude: 1, longitude: 2 }, city: null, area: null },
          phone: { text: '017', e164: null, possible: false },
          paymentMethod: 'PAID',
          ...fields,
        });
        storeRepeatedDraft(storage, 'k4ch', createDraft('replaced-draft', before), firstAt);
        storeRepeatedDraft(storage, 'k4ch', createDraft(id, after), secondAt);

        const sheet = parseSheet(storage.read(draftKey('k4ch')) ?? '');
        expect(sheet && toDraft(sheet)).toEqual(createDraft(id, after));
        expect(readDraftState(storage, 'k4ch')).toBe('edited');
      }),
    );
  });
});
