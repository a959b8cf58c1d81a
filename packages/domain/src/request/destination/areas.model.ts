import { attach, combine, createStore, sample } from 'effector';
import { loadDeliveryAreasFx } from '../../api/index.ts';
import type { DeliveryArea } from '../../api/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $vendorId } from '../draft/index.ts';

const loadFx = attach({ effect: loadDeliveryAreasFx });

/** The delivery areas of the vendor. Empty while they load and for vendors without areas. */
export const $loadedAreas = createStore<readonly DeliveryArea[]>([], { serialize: 'ignore' });
const noAreas: readonly DeliveryArea[] = [];

/**
 * The delivery areas to draw on the map. Empty while they load, for vendors without areas, and while the
 * `DrawDeliveryAreas` flag is off.
 */
export const $areas = combine($loadedAreas, $flags, (areas, { DrawDeliveryAreas }) =>
  DrawDeliveryAreas ? areas : noAreas,
);

sample({
  clock: $vendorId.updates.filterMap((vendorId) => (vendorId === null ? undefined : { vendorId })),
  target: loadFx,
});
sample({
  clock: loadFx.done,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { result }) => result,
  target: $loadedAreas,
});
$loadedAreas.reset($vendorId);
