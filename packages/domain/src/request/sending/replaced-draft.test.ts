import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import { $random } from '../../platform/ports/index.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { $draft, draftDiscarded, draftFlushRequested } from '../draft/index.ts';
import { resumePlacementFx } from '../placement/placement.model.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { orderSubmitted } from './index.ts';

describe('a draft that replaces a submitted one in another tab', () => {
  it('is not sent by a submission that waited for the look-up of the earlier draft', async () => {
    const storage = createSharedStorage();
    const sent: unknown[] = [];
    let finishLookUp: (result: null) => void = () => undefined;
    const lookUp = new Promise<null>((resolve) => (finishLookUp = resolve));
    const screen = requestScreen({
      storage: storage.openTab(),
      handlers: [
        [resumePlacementFx, () => lookUp],
        [createOrderFx, (request: unknown) => (sent.push(request), { orderId: 'k4ch-000042' })],
      ],
    });
    const opened = screen.open();
    void screen.pickAddress();
    void screen.fillDetails();
    await screen.clock.advance(1000);
    void screen.fire(orderSubmitted);
    await screen.clock.advance(0);
    const submittedId = screen.scope.getState($draft).id;

    const other = requestScreen({
      storage: storage.openTab(),
      clock: screen.clock,
      values: [[$random, createSeededRandom(2)]],
    });
    void other.open();
    await screen.clock.advance(1000);
    void other.fire(draftDiscarded);
    await screen.clock.advance(1000);
    void other.pickAddress();
    void other.fillDetails();
    void other.fire(draftFlushRequested);
    await screen.clock.advance(1000);
    expect(screen.scope.getState($draft).id).not.toBe(submittedId);

    finishLookUp(null);
    await opened;
    await screen.clock.advance(1000);
    expect(sent).toEqual([]);
  });
});
