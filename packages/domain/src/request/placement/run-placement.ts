import { attach, scopeBind } from 'effector';
import { createOrderFx, listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { $clock, $locks, $random, $storage } from '../../platform/ports/index.ts';
import type { Durability } from '../../platform/ports/index.ts';
import { $durability } from './durability.model.ts';
import { placeOrder, resumePlacement } from './place-order.ts';
import type { PlacementParams, ResumptionParams } from './placement.ts';
import type { PlacementPorts } from './placement-ports.ts';
import { placementPhaseChanged } from './placement-phase.model.ts';

type PlatformPorts = Pick<PlacementPorts, 'clock' | 'random' | 'storage' | 'locks' | 'serverOffsetMs'> & {
  readonly durability: Durability;
};

const portStores = {
  clock: $clock,
  random: $random,
  storage: $storage,
  locks: $locks,
  durability: $durability,
  serverOffsetMs: $serverOffsetMs,
};

/** Binds the calls to the current scope. */
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

/** Runs `placeOrder` with the ports of the scope. @throws {PlacementFailure} */
export const runPlacementFx = attach({
  source: portStores,
  effect: (ports, params: PlacementParams) => placeOrder(createPlacementPorts(ports, params.draftId), params),
});

/** Runs `resumePlacement` with the ports of the scope. @throws {PlacementFailure} */
export const runResumptionFx = attach({
  source: portStores,
  effect: (ports, params: ResumptionParams) =>
    resumePlacement(createPlacementPorts(ports, params.draftId), params),
});
