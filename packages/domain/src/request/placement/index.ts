export { $durability } from './durability.model.ts';
export type { PlacedOrder, PlacementFailure, PlacementParams, PlacementPhase } from './placement.ts';
export { $placementPhase, placementPhaseChanged } from './placement-phase.model.ts';
export { placeOrderFx, preloadPlacement, resumePlacementFx } from './placement.model.ts';
