import { describe, expect, it } from 'vitest';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { fieldChanged, startedOver } from './draft.model.ts';
import { submitted } from './submission.model.ts';
import { requestScreen } from './test/request-screen.ts';
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
  it('is led to the order until something is typed', async () => {
    const { here, there, clock, led } = await twins();

    await here.fire(submitted);
    await clock.advance(0);
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
