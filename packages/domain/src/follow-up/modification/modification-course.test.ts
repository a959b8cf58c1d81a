import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import { signatureExpiredMessage } from '../../contracts/signature-expired.ts';
import { liveUpdatesBegan, orderUpdatesReceived } from '../../orders/realtime/realtime.model.ts';
import { fieldChanged, draftDiscarded } from '../../request/draft/draft.model.ts';
import { draftKey } from '../../request/draft/draft-storage.ts';
import { requestClosed, requestOpened } from '../../request/flow/request.model.ts';
import { requestScreen } from '../../request/testing/request-screen.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { $hasChanges, $order, modificationRetried } from './modification.model.ts';
import {
  $canModify,
  $isModifying,
  $modificationQuestion,
  modificationQuestionAnswered,
  modificationSubmitted,
} from './sending.model.ts';
import { address, modify, refuse, rejection, withChange, type Sent } from './test/modification-screen.ts';

describe('an order that is being changed', () => {
  it('is settled as soon as a rider is assigned, and what was typed stays', async () => {
    const screen = await modify();
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    const assigned = { ...screen.service.order, status: 'ASSIGNED_TO_TRANSPORT', updatedAt: 5000 } as const;
    await screen.fire(orderUpdatesReceived, [orderFixture({ id: 'k4ch-000009' }), assigned]);
    await screen.fire(modificationSubmitted);

    expect(screen.view()).toBe('settled');
    expect(screen.scope.getState($canModify)).toBe(false);
    expect(screen.sent).toEqual([]);
    expect(screen.draft().notes).toBe('ring twice');
  });

  it('is read anew when the updates begin, for nobody tells what happened before', async () => {
    const screen = await modify();
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    screen.service.order = { ...screen.service.order, status: 'ASSIGNED_TO_TRANSPORT', updatedAt: 5000 };
    await screen.fire(liveUpdatesBegan, { vendorId: 'another' });
    expect(screen.view()).toBe('ready');

    await screen.fire(liveUpdatesBegan, { vendorId: address.vendorId });

    expect(screen.view()).toBe('settled');
    expect(screen.draft().notes).toBe('ring twice');
  });

  it('is read anew again after a reading that failed, which takes nothing off the screen', async () => {
    const assigned = orderFixture({ createdAt: 0, updatedAt: 5000, status: 'ASSIGNED_TO_TRANSPORT' });
    const answers = [orderFixture({ createdAt: 0, updatedAt: 0 }), null, assigned];
    const screen = await modify({ load: () => answers.shift() ?? refuse(rejection(500, 'broken')) });
    await screen.fire(liveUpdatesBegan, { vendorId: address.vendorId });
    expect(screen.view()).toBe('ready');

    await screen.fire(liveUpdatesBegan, { vendorId: address.vendorId });

    expect(screen.view()).toBe('settled');
  });

  // Proves: message.could-not-update
  it('is settled when the service says so, which is said, and what was typed stays', async () => {
    const screen = await modify({
      update: (_, service) => {
        service.order = { ...service.order, status: 'ASSIGNED_TO_TRANSPORT', updatedAt: 5000 };
        return refuse(rejection(400, 'order-not-modifiable'));
      },
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);

    expect(screen.said()).toEqual(['modify.could-not-update']);
    expect(screen.view()).toBe('settled');
    expect(screen.draft().notes).toBe('ring twice');
    expect(screen.modified).toEqual([]);
  });

  it.each([
    ['the answer was lost', { kind: 'offline' } as const],
    ['a repeat after a lost answer came too late', rejection(400, 'order-not-modifiable')],
  ])('counts as changed when it is as wanted, although %s', async (_name, failure) => {
    const screen = await modify({
      update: (sent, service) => {
        service.order = withChange(service.order, sent);
        return refuse(failure);
      },
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);

    expect(screen.said()).toEqual(['modify.updated']);
    expect(screen.modified).toEqual([address]);
  });

  // Proves: message.could-not-update
  it('can be tried again after a failure', async () => {
    const screen = await modify({
      update: (sent, { order }, count) =>
        count === 1 ? refuse({ kind: 'offline' }) : withChange(order, sent),
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.fire(modificationSubmitted);

    expect(screen.said()).toEqual(['modify.could-not-update', 'modify.updated']);
  });

  it('is said to be missing where the outlet has no such order, and read again after a failure', async () => {
    const answers = [refuse(rejection(404, 'not-found')), refuse({ kind: 'offline' }), orderFixture()];
    let asked = 0;
    const screen = await modify({ load: () => answers[asked++] });
    const views = [screen.view()];
    await screen.fire(modificationRetried);
    views.push(screen.view());
    await screen.fire(modificationRetried);

    expect([...views, screen.view()]).toEqual(['missing', 'failed', 'ready']);
  });
});

describe('an order that is asked for at another outlet before its last reading has come back', () => {
  const there = { vendorId: 'k5ch', orderId: address.orderId };

  it.each([
    ['is missing there, whatever that reading brings', () => orderFixture()],
    ['is missing there, though that reading fails', () => refuse({ kind: 'offline' })],
  ])('%s', async (_name, late) => {
    let readings = 0;
    let bringBack = () => {};
    const screen = await modify({
      load: ({ vendorId }) => {
        readings += 1;
        if (vendorId === there.vendorId) return refuse(rejection(404, 'not-found'));
        return readings === 1
          ? orderFixture()
          : new Promise<void>((resolve) => (bringBack = resolve)).then(late);
      },
    });
    const reading = screen.fire(liveUpdatesBegan, { vendorId: address.vendorId });
    const moving = screen.move(there);
    bringBack();
    await Promise.all([reading, moving]);

    expect(readings).toBe(3);
    expect(screen.view()).toBe('missing');
    expect(screen.scope.getState($order)).toBeNull();
  });
});

describe('a fee whose signature has run out while an order is changed', () => {
  const expired = (sent: Sent, { order }: { order: Order }) =>
    sent.body.signature === 's1' ? refuse(rejection(400, signatureExpiredMessage)) : withChange(order, sent);

  it('is asked for again after a second, and the change goes out when it is the same', async () => {
    const screen = await modify({ update: expired });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    expect(screen.scope.getState($isModifying)).toBe(true);
    await screen.clock.advance(1000);

    expect(screen.sent.map(({ body }) => body.signature)).toEqual(['s1', 's2']);
    expect(screen.said()).toEqual(['modify.updated']);
  });

  it('is asked about when it has changed, and no other fee is sent', async () => {
    const screen = await modify({ update: expired, fees: [60, 75] });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.clock.advance(1000);
    expect(screen.scope.getState($modificationQuestion)).toEqual({ check: 'fee', amount: 75 });
    expect(screen.sent).toHaveLength(1);
    await screen.fire(modificationQuestionAnswered, true);

    expect(screen.sent.map(({ body }) => body.delivery_fee)).toEqual([60, 75]);
    expect(screen.said()).toEqual(['modify.updated']);
  });
});

describe('the draft of a change', () => {
  it('is its own: the draft of the outlet stays as it was', async () => {
    const storage = createSharedStorage();
    const ordinary = requestScreen({ storage: storage.openTab() });
    await ordinary.open();
    await ordinary.fillDetails();
    await ordinary.fire(requestClosed);
    const before = storage.values.get(draftKey('k4ch'));

    const screen = await modify({ storage });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.close();
    await screen.fire(requestOpened, { vendorId: 'k4ch' });

    expect(screen.draft()).toMatchObject({ customerName: 'Ayesha Rahman', notes: '', amount: '450' });
    expect(storage.values.get(draftKey('k4ch'))).toBe(before);
  });

  it('survives being left, over whatever the order has become', async () => {
    const storage = createSharedStorage();
    const before = await modify({ storage });
    await before.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await before.close();

    const screen = await modify({ storage, order: { amount: 900 } });

    expect(screen.draft()).toMatchObject({ notes: 'ring twice', amount: '900' });
    expect(screen.scope.getState($hasChanges)).toBe(true);
  });

  it('leaves nothing behind when nothing was typed, and after it was undone', async () => {
    const storage = createSharedStorage();
    const screen = await modify({ storage });
    await screen.close();
    const left = [...storage.values.keys()];
    await screen.open();
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(draftDiscarded);
    expect(screen.draft()).toMatchObject({ notes: '', amount: '450' });
    await screen.close();

    expect([left, [...storage.values.keys()]]).toEqual([[], []]);
    expect(screen.scope.getState($order)).toBeNull();
  });
});
