import { createEffect, sample } from 'effector';
import {
  $submissionInput,
  customerNotFound,
  customerOfferAccepted,
  firstBrokenRule,
} from '@saddlebag/domain/request';

/** Resolves in the next microtask, after the accepted offer has filled in the fields. */
const waitForRulesFx = createEffect(() => Promise.resolve());

// When the vendor accepts an offer, find the first field that still breaks a submission rule.
sample({ clock: customerOfferAccepted, fn: () => undefined, target: waitForRulesFx });
/** The first field that is missing or invalid after an offer was accepted. */
export const nextFieldFound = sample({
  clock: waitForRulesFx.done,
  source: $submissionInput,
  fn: (input) => firstBrokenRule(input),
}).filterMap((brokenRule) => brokenRule?.field);

/**
 * The vendor pressed Enter after a number that no saved customer has. The payload is the first field that is missing or
 * invalid, or null.
 */
export const unknownPhoneConfirmed = sample({
  clock: customerNotFound,
  source: $submissionInput,
  fn: (input) => firstBrokenRule(input)?.field ?? null,
});
