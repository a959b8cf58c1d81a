import { describe, expect, it } from 'vitest';
import { removeUnviewedOrder } from '../../orders/order-book/unviewed-order.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { fieldChanged, draftDiscarded } from '../draft/draft.model.ts';
import { requestClosed, requestOpened } from '../flow/request.model.ts';
import { orderSubmitted } from './index.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { $unviewedOrder } from './unviewed-order.model.ts';

const openTwoTabs = async () => {
  const origin = createSharedStorage();
  const clock = createVirtualClock();
  const [senderTab, otherTab] = [origin.openTab(), origin.openTab()].map((storage) =>
    requestScreen({ storage, clock }),
  );
  if (!senderTab || !otherTab) throw new Error('The fixture must open two tabs.');
  await senderTab.open();
  await otherTab.open();
  await senderTab.pickAddress();
  await senderTab.fillDetails();
  await clock.advance(300);
  const unviewedOrder = {
    senderTab: () => senderTab.scope.getState($unviewedOrder),
    otherTab: () => otherTab.scope.getState($unviewedOrder),
  };
  return { senderTab, otherTab, clock, unviewedOrder };
};

describe('a tab with the same draft as the tab that places the order', () => {
  it('links to the order until the vendor types', async () => {
    const { senderTab, otherTab, clock, unviewedOrder } = await openTwoTabs();

    await senderTab.fire(orderSubmitted);
    await clock.advance(0);
    removeUnviewedOrder(senderTab.storage, 'k4ch');
    await otherTab.fire(fieldChanged, { field: 'unit', value: '' });
    const order = unviewedOrder.otherTab();
    await otherTab.fire(fieldChanged, { field: 'unit', value: '4B' });

    expect(order).toEqual({ vendorId: 'k4ch', orderId: 'k4ch-000042' });
    expect(unviewedOrder.senderTab()).toBeNull();
    expect(unviewedOrder.otherTab()).toBeNull();
  });

  it('links to no order when the draft is discarded', async () => {
    const { senderTab, clock, unviewedOrder } = await openTwoTabs();

    await senderTab.fire(draftDiscarded);
    await clock.advance(0);

    expect(unviewedOrder.otherTab()).toBeNull();
  });
});

describe('an order whose page closed before showing it', () => {
  const order = { vendorId: 'k4ch', orderId: 'k4ch-000042' };
  const sendAndLeave = async () => {
    const origin = createSharedStorage();
    const closedPage = requestScreen({ storage: origin.openTab() });
    await closedPage.open();
    await closedPage.pickAddress();
    await closedPage.fillDetails();
    await closedPage.fire(orderSubmitted);
    const openPage = async () => {
      const screen = requestScreen({ storage: origin.openTab() });
      await screen.open();
      return { ...screen, unviewedOrder: () => screen.scope.getState($unviewedOrder) };
    };
    return { openPage };
  };

  it('is linked on every page until a screen has shown it', async () => {
    const { openPage } = await sendAndLeave();

    const first = await openPage();
    await first.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(first.unviewedOrder()).toEqual(order);
    const second = await openPage();
    expect(second.unviewedOrder()).toEqual(order);
    removeUnviewedOrder(second.storage, 'k4ch');
    await second.fire(draftDiscarded);
    await second.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(second.unviewedOrder()).toBeNull();

    expect((await openPage()).unviewedOrder()).toBeNull();
  });

  it('is not offered as a link while another order is being modified', async () => {
    const { openPage } = await sendAndLeave();
    const next = await openPage();

    await next.fire(requestOpened, { vendorId: 'k4ch', orderId: 'k4ch-000007' });
    await next.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(next.unviewedOrder()).toBeNull();
    await next.fire(requestClosed);
    await next.open();

    expect(next.unviewedOrder()).toEqual(order);
  });
});
