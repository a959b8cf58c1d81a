import { createEffect, sample } from 'effector';
import { $rulesInput, firstBrokenRule, offerAccepted } from '@saddlebag/domain/request';

/** Resolves in the next microtask, after the accepted offer has filled in the fields. */
const waitForRulesFx = createEffect(() => Promise.resolve());

// When the vendor accepts an offer, find the first field that the submission rules still complain about.
sample({ clock: offerAccepted, fn: () => undefined, target: waitForRulesFx });
/** The first field that is missing or invalid after an offer was accepted. */
export const nextFieldFound = sample({
  clock: waitForRulesFx.done,
  source: $rulesInput,
  fn: (input) => firstBrokenRule(input),
}).filterMap((brokenRule) => brokenRule?.field);
