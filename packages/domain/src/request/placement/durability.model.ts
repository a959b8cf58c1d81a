import { createStore } from 'effector';
import type { Durability } from '../../platform/ports/index.ts';

/** Confirms that stored values survive a crash. Confirms immediately until the backup model has loaded. */
export const $durability = createStore<Durability>(
  { saved: () => Promise.resolve() },
  { serialize: 'ignore' },
);
