export type { Placement } from './placement.ts';
export {
  $duePayment,
  $isHeld,
  $submission,
  guardBegan,
  orderPaid,
  orderPlaced,
  placementAgreed,
  placementDue,
  placementHeld,
  placementReady,
  submitted,
} from './submission.model.ts';
