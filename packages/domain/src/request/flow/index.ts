export {
  $step,
  addressHoldChanged,
  detailsCompleted,
  detailsReopened,
  originStatusChanged,
  requestClosed,
} from './request.model.ts';
export type { RequestStep } from './steps.ts';
export { requestOpened } from './request.model.ts';
export { requestSteps } from './steps.ts';
