import type { CreateOrderBody, DeliveryTimeRule } from '../../contracts/index.ts';
import { isDeliveryTime } from '../../contracts/index.ts';
import { toOrderBody, firstBrokenRule } from '../rules/index.ts';
import type { ShownFee } from '../fee/index.ts';
import type { Fault, SubmissionInput } from '../rules/index.ts';

/** An order that is ready to be sent. */
export interface Placement {
  readonly draftId: string;
  readonly vendorId: string;
  readonly body: CreateOrderBody;
  /** The fee on screen when it was made; the body carries it. */
  readonly fee: ShownFee;
}

/** What is wrong with the delivery time: it can no longer be met, or the service is closed then. */
const deliveryTimeFault = ({ draft }: SubmissionInput, rule: DeliveryTimeRule): Fault | null =>
  draft.deliverAt === null || isDeliveryTime(draft.deliverAt, rule)
    ? null
    : { field: 'deliverAt', key: 'pre-order.gone' };

/**
 * What comes of asking for a rider: the first rule that is broken, or the order to send.
 * @param fee The fee on screen; without one there is no order, because a fee that nobody saw is never sent.
 */
export const examine = (
  input: SubmissionInput,
  fee: ShownFee | null,
  rule: DeliveryTimeRule,
): { readonly fault: Fault | null; readonly placement: Placement | null } => {
  const fault = firstBrokenRule(input) ?? deliveryTimeFault(input, rule);
  const { vendorId } = input;
  const body = fault || !fee ? null : toOrderBody(input, fee);
  return {
    fault,
    placement: body && fee && vendorId !== null ? { draftId: input.draft.id, vendorId, body, fee } : null,
  };
};
