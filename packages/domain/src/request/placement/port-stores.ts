import { $clock, $locks, $random, $storage } from '../../platform/ports/index.ts';
import type { Clock, Durability, KeyValueStorage, Locks, RandomSource } from '../../platform/ports/index.ts';
import { $durability } from './durability.model.ts';

/** The platform's ports with which orders and payments are sent. */
export interface PlatformPorts {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  readonly durability: Durability;
}

/** The stores of these ports, as the source of an effect. */
export const portStores = {
  clock: $clock,
  random: $random,
  storage: $storage,
  locks: $locks,
  durability: $durability,
};
