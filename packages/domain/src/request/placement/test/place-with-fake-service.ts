import { scopeBind } from 'effector';
import type { FetchPort } from '../../../platform/ports/fetch.ts';
import type { KeyValueStorage } from '../../../platform/ports/ports.ts';
import { createFakeOrderService } from '../../../testing/fake-order-service.ts';
import { orderBodyFixture } from '../../../testing/fixtures.ts';
import { seedScope } from '../../../testing/seed-scope.ts';
import { createSharedStorage } from '../../../testing/shared-storage.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
import { placeOrderFx, resumePlacementFx } from '../index.ts';

/** The draft that every tab places. */
export const draft = { draftId: 'draft-1', vendorId: 'k4ch' };

/**
 * Creates an order service and tabs that place the same draft with it. Call `preloadPlacement` first, because the
 * virtual clock does not measure the time of an import.
 */
export const placeWithFakeService = ({
  honoursKeys = true,
  clock = createVirtualClock(),
  storage = createSharedStorage(),
} = {}) => {
  const service = createFakeOrderService({ clock, honoursKeys });
  const open = (fetch: FetchPort = service.fetch, tab: KeyValueStorage = storage.openTab()) => {
    const scope = seedScope({ clock, storage: tab, fetch });
    return {
      scope,
      place: (body = orderBodyFixture()) =>
        clock.runUntil(scopeBind(placeOrderFx, { scope })({ ...draft, body })),
      resume: () => clock.runUntil(scopeBind(resumePlacementFx, { scope })(draft)),
    };
  };
  return { clock, service, storage, open };
};
