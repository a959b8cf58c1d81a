import { attach, combine, createStore, sample } from 'effector';
import { loadDeliveryAreasFx, type DeliveryArea } from '../api/delivery.ts';
import { $flags } from '../flags/flags.model.ts';
import { $vendorId } from './vendor.model.ts';

const loadFx = attach({ effect: loadDeliveryAreasFx });

const $known = createStore<readonly DeliveryArea[]>([], { serialize: 'ignore' });
const none: readonly DeliveryArea[] = [];

/**
 * The vendor's delivery areas, to draw on the map; empty until they are known, for vendors without any, and while the
 * flag says that areas are not drawn.
 */
export const $areas = combine($known, $flags, (areas, { DrawDeliveryAreas }) =>
  DrawDeliveryAreas ? areas : none,
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
  target: $known,
});
$known.reset($vendorId);
