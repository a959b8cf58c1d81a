export type { PlacedOrder, PlacementFailure, PlacementParams, PlacementPhase } from './placement.ts';
export { $placementPhase, placeOrderFx, resumePlacementFx } from './placement.model.ts';
