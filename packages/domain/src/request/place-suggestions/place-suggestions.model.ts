import { combine } from 'effector';
import { isTestVendor } from '../../contracts/index.ts';
import { $loadedAreas } from '../destination/index.ts';
import { $origin, $vendorId } from '../draft/index.ts';
import type { DeliveryRange } from './describe-place.ts';

/** Where riders start and where the vendor delivers, as far as it is known. */
export const $deliveryRange = combine(
  { origin: $origin, areas: $loadedAreas, vendorId: $vendorId },
  ({ origin, areas, vendorId }): DeliveryRange => ({
    origin,
    areas: vendorId !== null && isTestVendor(vendorId) ? [] : areas,
  }),
);
