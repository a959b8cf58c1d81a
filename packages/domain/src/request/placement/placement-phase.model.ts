import { createEvent, restore } from 'effector';
import type { PlacementPhase } from './placement.ts';

/** The placement of a draft entered a new phase. */
export const placementPhaseChanged = createEvent<{
  readonly draftId: string;
  readonly phase: PlacementPhase;
}>();

/** The phase of the current placement. */
export const $placementPhase = restore<PlacementPhase>(
  placementPhaseChanged.map(({ phase }) => phase),
  'idle',
);
