import type { OrderListQuery, OrderPage } from '../../api/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import type { Clock, KeyValueStorage, Locks, RandomSource } from '../../platform/ports/index.ts';
import type { PlacedOrder, PlacementPhase } from './placement.ts';

/** The ports and calls of a placement, bound to a scope. */
export interface PlacementPorts {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  /** Milliseconds to add to the device's clock to get the service's time. */
  readonly serverOffsetMs: number;
  /** Resolves when the stored record survives a crash of the browser, or after 1 s. */
  readonly saved: () => Promise<void>;
  /** Sends one `POST /order`. @throws {ApiFailure} */
  readonly create: (params: { readonly body: CreateOrderBody; readonly key: string }) => Promise<PlacedOrder>;
  /** Loads one page of the vendor's orders. @throws {ApiFailure} */
  readonly list: (query: OrderListQuery) => Promise<OrderPage>;
  readonly phaseChanged: (phase: PlacementPhase) => void;
}

/** Returns the service's time in Unix milliseconds. The device's clock may be wrong. */
export const serviceTime = ({ clock, serverOffsetMs }: PlacementPorts): number =>
  clock.now() + serverOffsetMs;
