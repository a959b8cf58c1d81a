import { describe, expect, it } from 'vitest';
import { $vendors } from '../../account/vendors/vendors.model.ts';
import { createOrderFx } from '../../api/orders.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { orderBodyFixture, savedCustomerFixture, vendorFixture } from '../../testing/fixtures.ts';
import { customerPicked } from '../../request/customer/index.ts';
import { destinationCleared } from '../../request/destination/index.ts';
import { emptyPhone } from '../../request/draft/draft.ts';
import { $draft, fieldChanged } from '../../request/draft/draft.model.ts';
import { draftKey } from '../../request/draft/draft-storage.ts';
import { parseSheet, toDraft } from '../../request/draft/draft-sheet.ts';
import { $quote } from '../../request/fee/quote.model.ts';
import { requestClosed, requestOpened } from '../../request/flow/request.model.ts';
import { paymentRecordKey } from '../../request/placement/payment-record-key.ts';
import { writeRecord } from '../../request/placement/placement-record.ts';
import { orderSubmitted } from '../../request/sending/index.ts';
import { requestScreen } from '../../request/testing/request-screen.ts';
import { $draftOffer, draftMoveAccepted, outletChanged } from './draft-move.model.ts';

const change = { from: 'k4ch', to: 'm7tz' };
const outlets = [vendorFixture(), vendorFixture({ id: change.to, name: 'Kacchi Corner Mirpur' })];
const noteEdit = (value: string) => ({ field: 'notes', value }) as const;

const openScreen = (
  shared = createSharedStorage(),
  options: NonNullable<Parameters<typeof requestScreen>[0]> = {},
) => {
  const storage = shared.openTab();
  const screen = requestScreen({ storage, values: [[$vendors, outlets]], ...options });
  const { fire, scope } = screen;
  const storedDraft = (vendorId: string) => {
    const sheet = parseSheet(shared.values.get(draftKey(vendorId)) ?? '');
    return sheet && toDraft(sheet);
  };
  return {
    ...screen,
    shared,
    storage,
    storedDraft,
    draft: () => scope.getState($draft),
    offer: () => scope.getState($draftOffer),
    /** Picks the other outlet, as the request screen does. */
    changeOutlet: async () => {
      await fire(outletChanged, change);
      await fire(requestClosed);
      await fire(requestOpened, { vendorId: change.to });
    },
  };
};

/** Opens a request of the first outlet and fills it in. */
const openEdited = async (...options: Parameters<typeof openScreen>) => {
  const screen = openScreen(...options);
  await screen.open();
  await screen.pickAddress();
  await screen.fillDetails();
  return screen;
};

describe('changing the outlet in the middle of a request', () => {
  // Proves: outlet.draft-offer
  it('offers the draft and moves nothing until the vendor accepts', async () => {
    const screen = await openEdited();
    await screen.changeOutlet();

    expect(screen.offer()).toEqual(change);
    expect(screen.draft().customerName).toBe('');
    expect(screen.storedDraft(change.from)).toMatchObject({ customerName: 'Ayesha Rahman', amount: '450' });
    expect(screen.storedDraft(change.to)).toMatchObject({ customerName: '', amount: '' });
  });

  // Proves: outlet.draft-offer
  it('moves every field with a new quote and leaves an empty draft with a new id', async () => {
    const screen = await openEdited();
    const { id, ...fields } = screen.draft();
    await screen.changeOutlet();
    const { id: targetId } = screen.draft();
    await screen.fire(draftMoveAccepted);

    expect(screen.draft()).toEqual({ ...fields, id: targetId });
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 60 });
    expect(screen.offer()).toBeNull();
    expect(screen.notifiedKeys()).toEqual(['draft-offer.taken']);
    expect(screen.storedDraft(change.from)).toMatchObject({ destination: null, customerName: '' });
    expect([id, targetId]).not.toContain(screen.storedDraft(change.from)?.id);
  });

  it('moves what a saved customer filled in, so that another address clears it', async () => {
    const screen = openScreen();
    await screen.open();
    await screen.fire(customerPicked, savedCustomerFixture());
    await screen.changeOutlet();
    await screen.fire(draftMoveAccepted);
    expect(screen.draft()).toMatchObject({ unit: '4B', notes: 'Blue gate' });

    await screen.pickAddress();

    expect(screen.draft()).toMatchObject({ customerName: 'Farhana Islam', unit: '', notes: '' });
  });

  it('offers nothing when the vendor has emptied what a saved customer filled in', async () => {
    const screen = openScreen();
    await screen.open();
    await screen.fire(customerPicked, { ...savedCustomerFixture(), unit: '', building: '', notes: '' });
    await screen.fire(fieldChanged, { field: 'customerName', value: '' });
    await screen.fire(fieldChanged, { field: 'phone', value: emptyPhone });
    await screen.fire(destinationCleared);
    await screen.changeOutlet();

    expect(screen.offer()).toBeNull();
  });

  it('keeps the draft at its outlet when the vendor returns without accepting', async () => {
    const screen = await openEdited();
    const draft = screen.draft();
    await screen.changeOutlet();
    await screen.fire(requestClosed);
    await screen.open();

    expect(screen.draft()).toEqual(draft);
    expect(screen.offer()).toBeNull();
  });

  it('offers nothing when only a payment method was chosen', async () => {
    const screen = openScreen();
    await screen.open();
    await screen.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await screen.changeOutlet();

    expect(screen.offer()).toBeNull();
  });

  // Proves: outlet.draft-kept
  it('offers nothing when the other outlet has a draft of its own', async () => {
    const shared = createSharedStorage();
    const earlier = openScreen(shared);
    await earlier.fire(requestOpened, { vendorId: change.to });
    await earlier.fire(fieldChanged, noteEdit('ring twice'));
    await earlier.fire(requestClosed);
    const screen = await openEdited(shared);
    await screen.changeOutlet();

    expect(screen.offer()).toBeNull();
    expect(screen.draft()).toMatchObject({ notes: 'ring twice', customerName: '' });
  });

  it('withdraws the offer while the request of the new outlet is filled in', async () => {
    const screen = await openEdited();
    await screen.changeOutlet();
    await screen.fire(fieldChanged, noteEdit('ring twice'));
    const whileFilled = screen.offer();
    await screen.fire(draftMoveAccepted);

    expect(whileFilled).toBeNull();
    expect(screen.draft()).toMatchObject({ notes: 'ring twice', customerName: '' });
  });

  // Proves: outlet.draft-kept
  it('moves nothing when another tab has begun a request of the new outlet', async () => {
    const screen = await openEdited();
    await screen.changeOutlet();
    const sheet = parseSheet(screen.shared.values.get(draftKey(change.to)) ?? '');
    const edited = JSON.stringify({ ...sheet, fields: { notes: { value: 'ring twice', at: 1 } } });
    // A tab is not notified of what it writes, so this tab does not know the edit yet.
    screen.storage.write(draftKey(change.to), edited);
    await screen.fire(draftMoveAccepted);

    expect(screen.notifiedKeys()).toEqual(['draft-offer.changed-meanwhile']);
    expect(screen.storedDraft(change.to)).toMatchObject({ notes: 'ring twice', customerName: '' });
    expect(screen.storedDraft(change.from)).toMatchObject({ customerName: 'Ayesha Rahman' });
  });
});

describe('a draft that may become an order', () => {
  const unfinished = {
    key: 'key-1',
    bodyHash: 'hash-1',
    body: orderBodyFixture(),
    startedAt: 0,
    sentAt: 0,
  };

  // Proves: outlet.draft-offer
  it.each([
    ['is being sent', { ...unfinished, state: 'sending' }],
    ['has an unknown outcome', { ...unfinished, state: 'unknown' }],
    ['is an order', { state: 'confirmed', orderId: 'k4ch-000042' }],
  ] as const)('is not offered when it %s', async (_, record) => {
    const screen = await openEdited();
    writeRecord(screen.storage, screen.draft().id, record);
    await screen.changeOutlet();

    expect(screen.offer()).toBeNull();
  });

  it('is not offered while a payment for it is unfinished', async () => {
    const screen = await openEdited();
    screen.storage.write(paymentRecordKey(screen.draft().id), '{}');
    await screen.changeOutlet();

    expect(screen.offer()).toBeNull();
  });

  it('is not offered when the vendor changes the outlet right after the submission', async () => {
    const screen = await openEdited(undefined, {
      handlers: [[createOrderFx, () => new Promise(() => undefined)]],
    });
    void screen.fire(orderSubmitted);
    await screen.clock.advance(10);
    void screen.changeOutlet();
    await screen.clock.advance(10);

    expect(screen.offer()).toBeNull();
  });

  it('is not moved when another tab has sent it since the offer', async () => {
    const screen = await openEdited();
    const { id } = screen.draft();
    await screen.changeOutlet();
    writeRecord(screen.storage, id, { ...unfinished, state: 'sending' });
    await screen.fire(draftMoveAccepted);

    expect(screen.notifiedKeys()).toEqual(['draft-offer.changed-meanwhile']);
    expect(screen.draft().customerName).toBe('');
    expect(screen.storedDraft(change.from)).toMatchObject({ id, customerName: 'Ayesha Rahman' });
  });
});
