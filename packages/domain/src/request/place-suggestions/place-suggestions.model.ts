import { combine } from 'effector';
import { $loadedAreas } from '../destination/index.ts';
import { $origin } from '../draft/index.ts';

/** Where riders start and where the vendor delivers, as far as it is known. */
export const $deliveryRange = combine({ origin: $origin, areas: $loadedAreas });
