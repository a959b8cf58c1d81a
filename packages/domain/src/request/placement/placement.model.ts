import { attach, createEffect } from 'effector';
import { $storage, createScopeRunner } from '../../platform/ports/index.ts';
import type { PlacedOrder, PlacementFailure, PlacementParams, ResumptionParams } from './placement.ts';
import { readPlacementState, type PlacementState } from './placement-state.ts';

/**
 * Loads the placement code, which is not part of the first render. A test with a virtual clock calls it first,
 * because the clock does not measure the time that an import takes.
 */
export const preloadPlacement = () => import('./run-placement.ts');

const loadPlacement = (kind: PlacementFailure['kind']) =>
  preloadPlacement().catch((): never => {
    throw { kind, failure: { kind: 'offline' } } satisfies PlacementFailure;
  });

/**
 * Creates one order per draft. Further calls for the same draft, in any tab, return the same order. Stays
 * pending while it looks up the outcome. Fails if no order was created or the look-up was interrupted.
 */
export const placeOrderFx = createEffect<PlacementParams, PlacedOrder, PlacementFailure>(async (params) => {
  const runInScope = createScopeRunner();
  const { runPlacementFx } = await loadPlacement('unreachable');
  return runInScope(() => runPlacementFx(params));
});

interface Resumption {
  readonly params: ResumptionParams;
  /** Read before the code loads: a placement that another tab starts while it loads was not interrupted. */
  readonly placement: PlacementState | null;
}

const resumeFx = createEffect<Resumption, PlacedOrder | null, PlacementFailure>(
  async ({ params, placement }) => {
    const runInScope = createScopeRunner();
    const loadedPlacement = loadPlacement('interrupted');
    if (placement === null || placement.state === 'absent') {
      loadedPlacement.catch(() => undefined);
      return null;
    }
    const { runResumptionFx } = await loadedPlacement;
    return runInScope(() => runResumptionFx(params));
  },
);

/** Finishes a placement that a reload or a crash interrupted. Returns null if there was none. */
export const resumePlacementFx = attach({
  source: $storage,
  mapParams: (params: ResumptionParams, storage) => ({
    params,
    placement: readPlacementState(storage, params.draftId),
  }),
  effect: resumeFx,
});
