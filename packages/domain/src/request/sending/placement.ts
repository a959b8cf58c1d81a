import type { CreateOrderBody, DeliveryTimeRule } from '../../contracts/index.ts';
import { isDeliveryTime } from '../../contracts/index.ts';
import type { DisplayedFee } from '../fee/index.ts';
import { findBrokenRules, toOrderBody } from '../rules/index.ts';
import type { FieldError, SubmissionInput } from '../rules/index.ts';

/** An order that is ready to be sent. */
export interface Placement {
  readonly draftId: string;
  readonly vendorId: string;
  readonly body: CreateOrderBody;
  /** The fee on screen when the order was composed. `body` contains the same fee. */
  readonly fee: DisplayedFee;
}

/** Returns an error if the delivery time is too early, too late or outside the service hours. */
const findDeliveryTimeFaults = ({ draft }: SubmissionInput, rule: DeliveryTimeRule): readonly FieldError[] =>
  draft.deliverAt === null || isDeliveryTime(draft.deliverAt, rule)
    ? []
    : [{ field: 'deliverAt', key: 'pre-order.gone' }];

/** Finds the rules that the request breaks, in order. */
export const findFaults = (input: SubmissionInput, rule: DeliveryTimeRule): readonly FieldError[] => [
  ...findBrokenRules(input),
  ...findDeliveryTimeFaults(input, rule),
];

/**
 * Composes the order from a request that breaks no rule.
 * @param fee The fee on screen. A fee that the vendor has not seen is never sent.
 * @returns null if a required value is missing
 */
export const composePlacement = (input: SubmissionInput, fee: DisplayedFee): Placement | null => {
  const { vendorId, draft } = input;
  const body = toOrderBody(input, fee);
  return body && vendorId !== null ? { draftId: draft.id, vendorId, body, fee } : null;
};
