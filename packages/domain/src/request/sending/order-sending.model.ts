import { createSending } from './create-sending.ts';
import type { Placement } from './placement.ts';
import { checkNames } from './sending.ts';

/** The state machine that sends new orders (specification 000, sections 3, 4 and 8). */
export const orderSending = createSending<Placement>(checkNames);

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
