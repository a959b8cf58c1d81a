import { createEffect, sample } from 'effector';
import { $rulesInput, firstBrokenRule, offerAccepted } from '@saddlebag/domain/request';

/** Ends when the customer stands in the fields, and before the vendor's next key. */
const waitForRulesFx = createEffect(() => Promise.resolve());

// When a known customer was filled in, what keeps the order back is asked of the rules.
sample({ clock: offerAccepted, fn: () => undefined, target: waitForRulesFx });
/** The vendor goes on with this field: of all that a known customer did not bring it is missing first. */
export const nextFieldFound = sample({
  clock: waitForRulesFx.done,
  source: $rulesInput,
  fn: (input) => firstBrokenRule(input),
}).filterMap((fault) => fault?.field);
