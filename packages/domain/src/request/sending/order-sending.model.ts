import { createSending } from './create-sending.ts';
import type { Placement } from './placement.ts';

/** The state machine that sends new orders (specification 000, sections 3, 4 and 8). */
export const orderSending = createSending<Placement>(['rules', 'fee', 'item-value', 'duplicate', 'payment']);

export const {
  $sending,
  $question,
  orderSubmitted,
  questionAnswered,
  checkStarted,
  checkFinished,
  consentGiven,
  jobApproved,
  sendingEventOccurred,
} = orderSending;
