import { attach, scopeBind } from 'effector';
import { createOrderFx, listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { placeOrder, resumePlacement } from './place-order.ts';
import type { PlacementParams, ResumptionParams } from './placement.ts';
import type { PlacementPorts } from './placement-ports.ts';
import { placementPhaseChanged } from './placement-phase.model.ts';
import { portStores, type PlatformPorts } from './port-stores.ts';

const source = { ...portStores, serverOffsetMs: $serverOffsetMs };

/** Binds the calls to the current scope. */
const createPlacementPorts = (
  platformPorts: PlatformPorts & Pick<PlacementPorts, 'serverOffsetMs'>,
  draftId: string,
): PlacementPorts => {
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
  source,
  effect: (ports, params: PlacementParams) => placeOrder(createPlacementPorts(ports, params.draftId), params),
});

/** Runs `resumePlacement` with the ports of the scope. @throws {PlacementFailure} */
export const runResumptionFx = attach({
  source,
  effect: (ports, params: ResumptionParams) =>
    resumePlacement(createPlacementPorts(ports, params.draftId), params),
});
