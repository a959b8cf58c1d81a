export {
  $isAtAddress,
  $step,
  detailsCompleted,
  detailsReopened,
  originStepped,
  requestClosed,
} from './request.model.ts';
export type { RequestStep } from './steps.ts';
