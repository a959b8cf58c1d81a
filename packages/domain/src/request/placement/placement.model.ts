import { attach, createEffect, createEvent, restore, scopeBind } from 'effector';
import { createOrderFx, listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { $clock, $locks, $random, $storage } from '../../platform/ports/index.ts';
import type { Durability } from '../../platform/ports/index.ts';
import { $durability } from './durability.model.ts';
import type { PlacedOrder, PlacementFailure, PlacementParams, PlacementPhase } from './placement.ts';
import type { PlacementPorts } from './placement-ports.ts';
import { readPlacementState } from './placement-state.ts';

type ResumeParams = Pick<PlacementParams, 'draftId' | 'vendorId'>;
type PlatformPorts = Pick<PlacementPorts, 'clock' | 'random' | 'storage' | 'locks' | 'serverOffsetMs'> & {
  readonly durability: Durability;
};
type WithPorts<Params> = readonly [platformPorts: PlatformPorts, params: Params];

const portStores = {
  clock: $clock,
  random: $random,
  storage: $storage,
  locks: $locks,
  durability: $durability,
  serverOffsetMs: $serverOffsetMs,
};

/** The placement of a draft entered a new phase. */
export const placementPhaseChanged = createEvent<{
  readonly draftId: string;
  readonly phase: PlacementPhase;
}>();

/**
 * Binds the calls to the current scope. Must run synchronously in a handler, because the scope is lost after
 * an await.
 */
const createPlacementPorts = (platformPorts: PlatformPorts, draftId: string): PlacementPorts => {
  const phaseChanged = scopeBind(placementPhaseChanged, { safe: true });
  return {
    ...platformPorts,
    saved: platformPorts.durability.saved,
    create: scopeBind(createOrderFx, { safe: true }),
    list: scopeBind(listOrdersFx, { safe: true }),
    phaseChanged: (phase) => phaseChanged({ draftId, phase }),
  };
};

/**
 * Loads the placement code, which is not part of the first render. A test with a virtual clock calls it first,
 * because the clock does not measure the time that an import takes.
 */
export const preloadPlacement = () => import('./place-order.ts');

const loadPlaceOrder = (kind: PlacementFailure['kind']) =>
  preloadPlacement().catch((): never => {
    throw { kind, failure: { kind: 'offline' } } satisfies PlacementFailure;
  });

const runPlacementFx = createEffect<WithPorts<PlacementParams>, PlacedOrder, PlacementFailure>(
  async ([platformPorts, params]) => {
    const ports = createPlacementPorts(platformPorts, params.draftId);
    const { placeOrder } = await loadPlaceOrder('unreachable');
    return placeOrder(ports, params);
  },
);
const runResumptionFx = createEffect<WithPorts<ResumeParams>, PlacedOrder | null, PlacementFailure>(
  async ([platformPorts, params]) => {
    const ports = createPlacementPorts(platformPorts, params.draftId);
    // Read before the import: a placement that another tab starts while the code loads was not interrupted.
    const placement = readPlacementState(ports.storage, params.draftId);
    const loadedPlaceOrder = loadPlaceOrder('interrupted');
    if (placement === null || placement.state === 'absent') {
      loadedPlaceOrder.catch(() => undefined);
      return null;
    }
    const { resumePlacement } = await loadedPlaceOrder;
    return resumePlacement(ports, params);
  },
);

/**
 * Creates one order per draft. Further calls for the same draft, in any tab, return the same order. Stays
 * pending while it looks up the outcome. Fails if no order was created or the look-up was interrupted.
 */
export const placeOrderFx = attach({
  source: portStores,
  mapParams: (params: PlacementParams, platformPorts): WithPorts<PlacementParams> => [platformPorts, params],
  effect: runPlacementFx,
});

/** Finishes a placement that a reload or a crash interrupted. Returns null if there was none. */
export const resumePlacementFx = attach({
  source: portStores,
  mapParams: (params: ResumeParams, platformPorts): WithPorts<ResumeParams> => [platformPorts, params],
  effect: runResumptionFx,
});

/** The phase of the current placement. */
export const $placementPhase = restore<PlacementPhase>(
  placementPhaseChanged.map(({ phase }) => phase),
  'idle',
);
