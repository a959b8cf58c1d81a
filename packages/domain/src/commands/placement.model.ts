import { createEffect, createStore } from 'effector';
import type { PlacementFailure, PlacementParams, PlacementPhase } from './placement.ts';

/** Requests a rider, exactly once per draft. */
export const placeOrderFx = createEffect<PlacementParams, { readonly orderId: string }, PlacementFailure>();

/** Finishes what a reload or a crash has interrupted: the order of the draft, or null when there is none. */
export const resumePlacementFx = createEffect<
  { readonly draftId: string; readonly vendorId: string },
  { readonly orderId: string } | null,
  PlacementFailure
>();

export const $placementPhase = createStore<PlacementPhase>('idle', { serialize: 'ignore' });
