import type { CreateOrderBody, DeliveryTimeRule } from '../../contracts/index.ts';
import { isDeliveryTime } from '../../contracts/index.ts';
import type { DisplayedFee } from '../fee/index.ts';
import { firstBrokenRule, toOrderBody } from '../rules/index.ts';
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
const deliveryTimeFault = ({ draft }: SubmissionInput, rule: DeliveryTimeRule): FieldError | null =>
  draft.deliverAt === null || isDeliveryTime(draft.deliverAt, rule)
    ? null
    : { field: 'deliverAt', key: 'pre-order.gone' };

/** Finds the first rule that the request breaks. Returns null if it breaks none. */
export const findFault = (input: SubmissionInput, rule: DeliveryTimeRule): FieldError | null =>
  firstBrokenRule(input) ?? deliveryTimeFault(input, rule);

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
