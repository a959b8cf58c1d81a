export { createSending } from './create-sending.ts';
export type { SendingUnits } from './create-sending.ts';
export type { SendingEvent } from './sending.ts';
export { $question, questionAnswered, orderSubmitted } from './order-sending.model.ts';
export {
  $canSubmit,
  $duePayment,
  $submission,
  orderPaid,
  orderPlaced,
  paymentAbandoned,
  paymentFeeRenewed,
  paymentRefused,
} from './sending.model.ts';
export { $canRefreshFee, signatureRejected } from './fee-check.model.ts';
export { addFeeCheck, addRulesCheck, restartOnChange } from './shared-checks.ts';
import './order-checks.model.ts';
import './duplicate-check.model.ts';
export { $itemValue } from './item-value-check.model.ts';
export type { ItemValueValidation } from './item-value.ts';
export type { Placement } from './placement.ts';
export { $unviewedOrder } from './unviewed-order.model.ts';
export type { CheckName, Question, Verdict } from './sending.ts';
export type { Submission } from './submission.ts';
