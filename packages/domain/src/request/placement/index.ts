export type { PlacedOrder, PlacementFailure, PlacementParams, PlacementPhase } from './placement.ts';
export {
  $placementPhase,
  placementPhaseChanged,
  placeOrderFx,
  resumePlacementFx,
} from './placement.model.ts';
