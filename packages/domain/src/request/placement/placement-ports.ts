import type { OrderListQuery, OrderPage } from '../../api/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import type { Clock, KeyValueStorage, Locks, RandomSource } from '../../platform/ports/index.ts';
import type { PlacedOrder, PlacementPhase } from './placement.ts';

/** What a placement needs from its scope. */
export interface PlacementPorts {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  /** Add to the device's clock to get the service's time, milliseconds. */
  readonly serverOffsetMs: number;
  /** One POST /order. @throws {ApiFailure} */
  readonly create: (params: { readonly body: CreateOrderBody; readonly key: string }) => Promise<PlacedOrder>;
  /** One look at the vendor's orders. @throws {ApiFailure} */
  readonly list: (query: OrderListQuery) => Promise<OrderPage>;
  readonly phaseChanged: (phase: PlacementPhase) => void;
}

/** The service's time, unix milliseconds: devices may have a wrong clock. */
export const serviceTime = ({ clock, serverOffsetMs }: PlacementPorts): number =>
  clock.now() + serverOffsetMs;
