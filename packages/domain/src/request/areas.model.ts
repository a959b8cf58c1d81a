import { attach, createStore, sample } from 'effector';
import { loadDeliveryAreasFx, type DeliveryArea } from '../api/delivery.ts';
import { $vendorId } from './vendor.model.ts';

const loadFx = attach({ effect: loadDeliveryAreasFx });

/** The vendor's delivery areas, to draw on the map; empty until they are known, and for vendors without any. */
export const $areas = createStore<readonly DeliveryArea[]>([], { serialize: 'ignore' });

sample({
  clock: $vendorId.updates.filterMap((vendorId) => (vendorId === null ? undefined : { vendorId })),
  target: loadFx,
});
sample({
  clock: loadFx.done,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { result }) => result,
  target: $areas,
});
$areas.reset($vendorId);
