import { attach, createEffect, createEvent, restore, scopeBind } from 'effector';
import { createOrderFx, listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { $clock, $locks, $random, $storage } from '../../platform/ports/index.ts';
import type { PlacedOrder, PlacementFailure, PlacementParams, PlacementPhase } from './placement.ts';
import type { PlacementPorts } from './placement-ports.ts';

type Resumption = Pick<PlacementParams, 'draftId' | 'vendorId'>;
type Surroundings = Pick<PlacementPorts, 'clock' | 'random' | 'storage' | 'locks' | 'serverOffsetMs'>;
type Within<Params> = readonly [surroundings: Surroundings, params: Params];

const surroundings = {
  clock: $clock,
  random: $random,
  storage: $storage,
  locks: $locks,
  serverOffsetMs: $serverOffsetMs,
};

/** A placement of a draft moved to another phase. */
export const placementPhaseChanged = createEvent<{
  readonly draftId: string;
  readonly phase: PlacementPhase;
}>();

/** Call it synchronously in a handler: the calls must keep the handler's scope over all their waiting. */
const portsOf = (within: Surroundings, draftId: string): PlacementPorts => {
  const phaseChanged = scopeBind(placementPhaseChanged, { safe: true });
  return {
    ...within,
    create: scopeBind(createOrderFx, { safe: true }),
    list: scopeBind(listOrdersFx, { safe: true }),
    phaseChanged: (phase) => phaseChanged({ draftId, phase }),
  };
};

/** Loads after the first render, when the draft of the open request is looked up. */
const loadPlaceOrder = (kind: PlacementFailure['kind']) =>
  import('./place-order.ts').catch((): never => {
    throw { kind, failure: { kind: 'offline' } } satisfies PlacementFailure;
  });

const runPlacementFx = createEffect<Within<PlacementParams>, PlacedOrder, PlacementFailure>(
  async ([within, params]) => {
    const ports = portsOf(within, params.draftId);
    const { placeOrder } = await loadPlaceOrder('unreachable');
    return placeOrder(ports, params);
  },
);
const runResumptionFx = createEffect<Within<Resumption>, PlacedOrder | null, PlacementFailure>(
  async ([within, params]) => {
    const ports = portsOf(within, params.draftId);
    const { resumePlacement } = await loadPlaceOrder('interrupted');
    return resumePlacement(ports, params);
  },
);

/**
 * Requests a rider, exactly once per draft: calling it again for the same draft, in any tab, ends on the same order.
 * It stays pending while the answer is unknown, and fails only when it is known that there is no order (or when nobody
 * may look any more).
 */
export const placeOrderFx = attach({
  source: surroundings,
  mapParams: (params: PlacementParams, within): Within<PlacementParams> => [within, params],
  effect: runPlacementFx,
});

/** Finishes what a reload or a crash has interrupted: the order of the draft, or null when nothing was under way. */
export const resumePlacementFx = attach({
  source: surroundings,
  mapParams: (params: Resumption, within): Within<Resumption> => [within, params],
  effect: runResumptionFx,
});

/** What the placement is doing. */
export const $placementPhase = restore<PlacementPhase>(
  placementPhaseChanged.map(({ phase }) => phase),
  'idle',
);
