export type { PlacementFailure, PlacementParams, PlacementPhase } from './placement.ts';
export { $placementPhase, placeOrderFx, resumePlacementFx } from './placement.model.ts';
