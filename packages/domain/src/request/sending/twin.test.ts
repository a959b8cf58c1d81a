import { describe, expect, it } from 'vitest';
import { forgetUnseen } from '../../orders/order-book/unseen-order.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { fieldChanged, startedOver } from '../draft/draft.model.ts';
import { requestClosed, requestOpened } from '../flow/request.model.ts';
import { submitted } from './index.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { $placedElsewhere } from './twin.model.ts';

const twins = async () => {
  const origin = createSharedStorage();
  const clock = createVirtualClock();
  const [here, there] = [origin.openTab(), origin.openTab()].map((storage) =>
    requestScreen({ storage, clock }),
  );
  if (!here || !there) throw new Error('There are two');
  await here.open();
  await there.open();
  await here.pickAddress();
  await here.fillDetails();
  await clock.advance(300);
  const led = {
    here: () => here.scope.getState($placedElsewhere),
    there: () => there.scope.getState($placedElsewhere),
  };
  return { here, there, clock, led };
};

describe('the tab beside the one that sends the request', () => {
  it('is led to the order until something is typed, once the order is on a screen', async () => {
    const { here, there, clock, led } = await twins();

    await here.fire(submitted);
    await clock.advance(0);
    forgetUnseen(here.storage, 'k4ch');
    await there.fire(fieldChanged, { field: 'unit', value: '' });
    const order = led.there();
    await there.fire(fieldChanged, { field: 'unit', value: '4B' });

    expect(order).toEqual({ vendorId: 'k4ch', orderId: 'k4ch-000042' });
    expect(led.here()).toBeNull();
    expect(led.there()).toBeNull();
  });

  it('is led nowhere when the draft was thrown away', async () => {
    const { here, clock, led } = await twins();

    await here.fire(startedOver);
    await clock.advance(0);

    expect(led.there()).toBeNull();
  });
});

describe('a page that is gone before it could show the order it has sent', () => {
  const order = { vendorId: 'k4ch', orderId: 'k4ch-000042' };
  const sendAndLeave = async () => {
    const origin = createSharedStorage();
    const former = requestScreen({ storage: origin.openTab() });
    await former.open();
    await former.pickAddress();
    await former.fillDetails();
    await former.fire(submitted);
    const openAnew = async () => {
      const screen = requestScreen({ storage: origin.openTab() });
      await screen.open();
      return { ...screen, led: () => screen.scope.getState($placedElsewhere) };
    };
    return { openAnew };
  };

  it('leads each page to the order, whatever is typed there, until it was on a screen', async () => {
    const { openAnew } = await sendAndLeave();

    const first = await openAnew();
    await first.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(first.led()).toEqual(order);
    const second = await openAnew();
    expect(second.led()).toEqual(order);
    forgetUnseen(second.storage, 'k4ch');
    await second.fire(startedOver);
    await second.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(second.led()).toBeNull();

    expect((await openAnew()).led()).toBeNull();
  });

  it('says nothing of it while another order is changed, and says it afterwards', async () => {
    const { openAnew } = await sendAndLeave();
    const next = await openAnew();

    await next.fire(requestOpened, { vendorId: 'k4ch', orderId: 'k4ch-000007' });
    await next.fire(fieldChanged, { field: 'unit', value: '4B' });
    expect(next.led()).toBeNull();
    await next.fire(requestClosed);
    await next.open();

    expect(next.led()).toEqual(order);
  });
});
