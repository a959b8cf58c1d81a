import { createStore } from 'effector';
import type { Point } from '../contracts/geo.ts';

/** A delivery area to draw on the map: one closed ring. */
export interface DeliveryArea {
  readonly id: string;
  readonly name: string;
  readonly ring: readonly Point[];
}

/** Empty until they are known, and for vendors without any. */
export const $areas = createStore<readonly DeliveryArea[]>([]);
