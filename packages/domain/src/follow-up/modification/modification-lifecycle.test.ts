import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import { signatureExpiredMessage } from '../../contracts/signature-expired.ts';
import { liveUpdatesStarted, orderUpdatesReceived } from '../../orders/realtime/realtime.model.ts';
import { fieldChanged, draftDiscarded } from '../../request/draft/draft.model.ts';
import { draftKey } from '../../request/draft/draft-storage.ts';
import { requestClosed, requestOpened } from '../../request/flow/request.model.ts';
import { requestScreen } from '../../request/testing/request-screen.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { $hasChanges, $order, modificationLoadRetried } from './modification.model.ts';
import {
  $canModify,
  $isModifying,
  $modificationQuestion,
  modificationQuestionAnswered,
  modificationSubmitted,
} from './sending.model.ts';
import {
  orderReference,
  openModificationScreen,
  refuse,
  rejection,
  withChange,
  type SentModification,
} from './test/modification-screen.ts';

describe('an order that is being modified', () => {
  it('becomes read-only without losing edits when a rider is assigned', async () => {
    const screen = await openModificationScreen();
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    const assignedOrder = {
      ...screen.service.order,
      status: 'ASSIGNED_TO_TRANSPORT',
      updatedAt: 5000,
    } as const;
    await screen.fire(orderUpdatesReceived, [orderFixture({ id: 'k4ch-000009' }), assignedOrder]);
    await screen.fire(modificationSubmitted);

    expect(screen.view()).toBe('settled');
    expect(screen.scope.getState($canModify)).toBe(false);
    expect(screen.sent).toEqual([]);
    expect(screen.draft().notes).toBe('ring twice');
  });

  it('is reloaded when live updates start', async () => {
    const screen = await openModificationScreen();
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    screen.service.order = { ...screen.service.order, status: 'ASSIGNED_TO_TRANSPORT', updatedAt: 5000 };
    await screen.fire(liveUpdatesStarted, { vendorId: 'another' });
    expect(screen.view()).toBe('ready');

    await screen.fire(liveUpdatesStarted, { vendorId: orderReference.vendorId });

    expect(screen.view()).toBe('settled');
    expect(screen.draft().notes).toBe('ring twice');
  });

  it('stays on screen after a failed reload and is reloaded when live updates restart', async () => {
    const assignedOrder = orderFixture({ createdAt: 0, updatedAt: 5000, status: 'ASSIGNED_TO_TRANSPORT' });
    const responses = [orderFixture({ createdAt: 0, updatedAt: 0 }), null, assignedOrder];
    const screen = await openModificationScreen({
      load: () => responses.shift() ?? refuse(rejection(500, 'broken')),
    });
    await screen.fire(liveUpdatesStarted, { vendorId: orderReference.vendorId });
    expect(screen.view()).toBe('ready');

    await screen.fire(liveUpdatesStarted, { vendorId: orderReference.vendorId });

    expect(screen.view()).toBe('settled');
  });

  // Proves: message.could-not-update
  it('becomes read-only without losing edits when the service refuses the modification', async () => {
    const screen = await openModificationScreen({
      update: (_, service) => {
        service.order = { ...service.order, status: 'ASSIGNED_TO_TRANSPORT', updatedAt: 5000 };
        return refuse(rejection(400, 'order-not-modifiable'));
      },
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);

    expect(screen.notifiedKeys()).toEqual(['modify.could-not-update']);
    expect(screen.view()).toBe('settled');
    expect(screen.draft().notes).toBe('ring twice');
    expect(screen.modified).toEqual([]);
  });

  it.each([
    ['the response is lost', { kind: 'offline' } as const],
    ['a retry after a lost response is refused', rejection(400, 'order-not-modifiable')],
  ])('counts as modified when it has the new values, although %s', async (_name, failure) => {
    const screen = await openModificationScreen({
      update: (sent, service) => {
        service.order = withChange(service.order, sent);
        return refuse(failure);
      },
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);

    expect(screen.notifiedKeys()).toEqual(['modify.updated']);
    expect(screen.modified).toEqual([orderReference]);
  });

  // Proves: message.could-not-update
  it('can be submitted again after a failure', async () => {
    const screen = await openModificationScreen({
      update: (sent, { order }, count) =>
        count === 1 ? refuse({ kind: 'offline' }) : withChange(order, sent),
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.fire(modificationSubmitted);

    expect(screen.notifiedKeys()).toEqual(['modify.could-not-update', 'modify.updated']);
  });

  it('is reported as missing after a 404 and reloaded on retry', async () => {
    const responses = [refuse(rejection(404, 'not-found')), refuse({ kind: 'offline' }), orderFixture()];
    let loadCount = 0;
    const screen = await openModificationScreen({ load: () => responses[loadCount++] });
    const views = [screen.view()];
    await screen.fire(modificationLoadRetried);
    views.push(screen.view());
    await screen.fire(modificationLoadRetried);

    expect([...views, screen.view()]).toEqual(['missing', 'failed', 'ready']);
  });
});

describe('an order opened for another outlet while an earlier load is pending', () => {
  const otherOutlet = { vendorId: 'k5ch', orderId: orderReference.orderId };

  it.each([
    ['succeeds', () => orderFixture()],
    ['fails', () => refuse({ kind: 'offline' })],
  ])('is reported as missing when the earlier load %s', async (_name, respondLate) => {
    let loadCount = 0;
    let finishLoad = () => {};
    const screen = await openModificationScreen({
      load: ({ vendorId }) => {
        loadCount += 1;
        if (vendorId === otherOutlet.vendorId) return refuse(rejection(404, 'not-found'));
        return loadCount === 1
          ? orderFixture()
          : new Promise<void>((resolve) => (finishLoad = resolve)).then(respondLate);
      },
    });
    const reload = screen.fire(liveUpdatesStarted, { vendorId: orderReference.vendorId });
    const switching = screen.switchOutlet(otherOutlet);
    finishLoad();
    await Promise.all([reload, switching]);

    expect(loadCount).toBe(3);
    expect(screen.view()).toBe('missing');
    expect(screen.scope.getState($order)).toBeNull();
  });
});

describe('a fee whose signature expires while an order is being modified', () => {
  const refuseExpired = (sent: SentModification, { order }: { order: Order }) =>
    sent.body.signature === 's1' ? refuse(rejection(400, signatureExpiredMessage)) : withChange(order, sent);

  it('is quoted again after a second and sent if its amount is unchanged', async () => {
    const screen = await openModificationScreen({ update: refuseExpired });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    expect(screen.scope.getState($isModifying)).toBe(true);
    await screen.clock.advance(1000);

    expect(screen.sent.map(({ body }) => body.signature)).toEqual(['s1', 's2']);
    expect(screen.notifiedKeys()).toEqual(['modify.updated']);
  });

  it('needs a confirmation if the new fee differs', async () => {
    const screen = await openModificationScreen({ update: refuseExpired, fees: [60, 75] });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.clock.advance(1000);
    expect(screen.scope.getState($modificationQuestion)).toEqual({ check: 'fee', amount: 75 });
    expect(screen.sent).toHaveLength(1);
    await screen.fire(modificationQuestionAnswered, true);

    expect(screen.sent.map(({ body }) => body.delivery_fee)).toEqual([60, 75]);
    expect(screen.notifiedKeys()).toEqual(['modify.updated']);
  });
});

describe('the draft of a modification', () => {
  it('leaves the draft of the outlet unchanged', async () => {
    const storage = createSharedStorage();
    const requestForm = requestScreen({ storage: storage.openTab() });
    await requestForm.open();
    await requestForm.fillDetails();
    await requestForm.fire(requestClosed);
    const storedDraft = storage.values.get(draftKey('k4ch'));

    const screen = await openModificationScreen({ storage });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.close();
    await screen.fire(requestOpened, { vendorId: 'k4ch' });

    expect(screen.draft()).toMatchObject({ customerName: 'Ayesha Rahman', notes: '', amount: '450' });
    expect(storage.values.get(draftKey('k4ch'))).toBe(storedDraft);
  });

  it('keeps its edits when the screen closes and the order changes', async () => {
    const storage = createSharedStorage();
    const closedScreen = await openModificationScreen({ storage });
    await closedScreen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await closedScreen.close();

    const screen = await openModificationScreen({ storage, order: { amount: 900 } });

    expect(screen.draft()).toMatchObject({ notes: 'ring twice', amount: '900' });
    expect(screen.scope.getState($hasChanges)).toBe(true);
  });

  it('leaves nothing in storage when it has no edits or is discarded', async () => {
    const storage = createSharedStorage();
    const screen = await openModificationScreen({ storage });
    await screen.close();
    const storedKeys = [...storage.values.keys()];
    await screen.open();
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(draftDiscarded);
    expect(screen.draft()).toMatchObject({ notes: '', amount: '450' });
    await screen.close();

    expect([storedKeys, [...storage.values.keys()]]).toEqual([[], []]);
    expect(screen.scope.getState($order)).toBeNull();
  });
});
