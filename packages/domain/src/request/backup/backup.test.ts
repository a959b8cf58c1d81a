import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket } from '../../contracts/index.ts';
import { createOrderFx, listOrdersFx } from '../../api/orders.ts';
import { logoutFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { logoutRequested } from '../../account/session/session.model.ts';
import { writeStoredSession } from '../../account/session/stored-session.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { emptyDraft } from '../draft/draft.ts';
import { $draft, fieldChanged } from '../draft/draft.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { $backups, backupStarted } from './backup.model.ts';
import { createMemoryBackups } from './backups.ts';

const clock = createVirtualClock();

/** Creates a browser that loses its local storage between two pages, except the session. */
const setUp = () => {
  const backups = createMemoryBackups();
  const accountId = sessionFixture().user.id;
  const openPage = async (handlers: NonNullable<Parameters<typeof requestScreen>[0]>['handlers'] = []) => {
    const storage = createMemoryStorage();
    writeStoredSession(storage, sessionFixture({ expiresAt: clock.now() / 1000 + 36_000 }), 0);
    const screen = requestScreen({
      clock,
      storage,
      values: [[$backups, backups]],
      handlers: [[logoutFx, () => true], [loadVendorsFx, () => [vendorFixture()]], ...handlers],
    });
    await allSettled(appStarted, {
      scope: screen.scope,
      params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
    });
    await screen.open();
    void screen.fire(backupStarted);
    await clock.advance(500);
    return screen;
  };
  const readBackup = async () => (await backups.read(accountId))?.values ?? {};
  return { openPage, readBackup };
};

describe('backup of the request', () => {
  it('restores a draft that was last edited half a second before the browser was killed', async () => {
    const { openPage } = setUp();
    const killed = await openPage();
    await killed.fillDetails();
    await killed.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await clock.advance(500);

    const { scope } = await openPage();

    expect(scope.getState($draft)).toMatchObject({
      id: killed.scope.getState($draft).id,
      customerName: 'Ayesha Rahman',
      amount: '450',
      notes: 'ring twice',
    });
  });

  it('keeps the empty form after an order was placed and the browser was killed', async () => {
    const { openPage } = setUp();
    const killed = await openPage();
    await killed.fillDetails();
    await killed.pickAddress();
    await clock.advance(2000);
    void killed.fire(orderSubmitted);
    await clock.advance(2000);

    const { scope } = await openPage();

    // The id shows that this is the draft after the order.
    expect(scope.getState($draft)).toEqual(emptyDraft(killed.scope.getState($draft).id));
  });

  it('contains the record of an order before the order is sent', async () => {
    const { openPage, readBackup } = setUp();
    const recordsWhenSent: string[] = [];
    const screen = await openPage([
      [
        createOrderFx,
        async () => {
          recordsWhenSent.push(
            ...Object.entries(await readBackup())
              .filter(([key]) => key.startsWith('saddlebag:placement:'))
              .map(([, record]) => record),
          );
          return { orderId: 'k4ch-000042' };
        },
      ],
    ]);
    await screen.fillDetails();
    await screen.pickAddress();
    await clock.advance(2000);
    void screen.fire(orderSubmitted);
    await clock.advance(2000);

    expect(recordsWhenSent.map((record) => JSON.parse(record) as unknown)).toEqual([
      expect.objectContaining({ state: 'sending' }),
    ]);
  });

  it('lets the next page look up an order that was in flight at the crash', async () => {
    const { openPage } = setUp();
    const killed = await openPage([[createOrderFx, () => new Promise<never>(() => undefined)]]);
    await killed.fillDetails();
    await killed.pickAddress();
    await clock.advance(2000);
    void killed.fire(orderSubmitted);
    await clock.advance(2000);

    let lookUpCount = 0;
    await openPage([
      [
        listOrdersFx,
        () => {
          lookUpCount += 1;
          return new Promise<never>(() => undefined);
        },
      ],
    ]);
    await clock.advance(60_000);

    expect(lookUpCount).toBeGreaterThan(0);
  });

  it('deletes its draft on logout', async () => {
    const { openPage, readBackup } = setUp();
    const screen = await openPage();
    await screen.fillDetails();
    await clock.advance(500);
    const valuesBefore = JSON.stringify(await readBackup());

    void screen.fire(logoutRequested);
    await clock.advance(500);

    expect(valuesBefore).toContain('Ayesha Rahman');
    expect(await readBackup()).toEqual({});
  });
});
