export {
  $step,
  addressHoldChanged,
  detailsCompleted,
  detailsReopened,
  originStatusChanged,
  requestClosed,
} from './request.model.ts';
export type { RequestStep } from './steps.ts';
