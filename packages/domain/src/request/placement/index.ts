export { $durability } from './durability.model.ts';
export type { PlacedOrder, PlacementFailure, PlacementParams, PlacementPhase } from './placement.ts';
export {
  $placementPhase,
  placementPhaseChanged,
  placeOrderFx,
  preloadPlacement,
  resumePlacementFx,
} from './placement.model.ts';
