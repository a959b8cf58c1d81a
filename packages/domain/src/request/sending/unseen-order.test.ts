import { describe, expect, it } from 'vitest';
import { removeUnviewedOrder } from '../../orders/order-book/unviewed-order.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { fieldChanged, draftDiscarded } from '../draft/draft.model.ts';
import { requestClosed, requestOpened } from '../flow/request.model.ts';
import { orderSubmitted } from './index.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { $unseenOrder } from './unseen-order.model.ts';

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
  const unseenOrder = {
    senderTab: () => senderTab.scope.getState($unseenOrder),
    otherTab: () => otherTab.scope.getState($unseenOrder),
  };
  return { senderTab, otherTab, clock, unseenOrder };
};

describe('a tab with the same draft as the tab that places the order', () => {
  it('links to the order until the vendor types', async () => {
    const { senderTab, otherTab, clock, unseenOrder } = await openTwoTabs();

    await senderTab.fire(orderSubmitted);
    await clock.advance(0);
    removeUnviewedOrder(senderTab.storage, 'k4ch');
    await otherTab.fire(fieldChanged, { field: 'unit', value: '' });
    const order = unseenOrder.otherTab();
    await otherTab.fire(fieldChanged, { field: 'unit', value: '4B' });

    expect(order).toEqual({ vendorId: 'k4ch', orderId: 'k4ch-000042' });
    expect(unseenOrder.senderTab()).toBeNull();
    expect(unseenOrder.otherTab()).toBeNull();
  });

  it('links to no order when the draft is discarded', async () => {
    const { senderTab, clock, unseenOrder } = await openTwoTabs();

    await senderTab.fire(draftDiscarded);
    await clock.advance(0);

    expect(unseenOrder.otherTab()).toBeNull();
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
      return { ...screen, unseenOrder: () => screen.scope.getState($unseenOrder) };
    };
    return { openPage };
  };

  it('is linked on every page until a screen has shown it', async () => {
    const { openPage } = await sendAndLeave();

    const first = await openPage();
    await first.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(first.unseenOrder()).toEqual(order);
    const second = await openPage();
    expect(second.unseenOrder()).toEqual(order);
    removeUnviewedOrder(second.storage, 'k4ch');
    await second.fire(draftDiscarded);
    await second.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(second.unseenOrder()).toBeNull();

    expect((await openPage()).unseenOrder()).toBeNull();
  });

  it('is not linked while another order is being modified', async () => {
    const { openPage } = await sendAndLeave();
    const next = await openPage();

    await next.fire(requestOpened, { vendorId: 'k4ch', orderId: 'k4ch-000007' });
    await next.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(next.unseenOrder()).toBeNull();
    await next.fire(requestClosed);
    await next.open();

    expect(next.unseenOrder()).toEqual(order);
  });
});
