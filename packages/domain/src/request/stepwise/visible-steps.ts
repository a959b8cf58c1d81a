import type { RequestField } from '../draft/index.ts';
import type { RequestStep } from '../flow/index.ts';
import { rulesFor } from '../rules/index.ts';
import type { FieldError, SubmissionInput } from '../rules/index.ts';

/** The steps that a small screen shows one at a time, in order. */
export const visibleSteps = [
  'AskForDestinationAddress',
  'FillOrderDetails',
  'FillPaymentDetails',
] as const satisfies readonly RequestStep[];
export type VisibleStep = (typeof visibleSteps)[number];

/** The step that contains each field. */
export const stepOfField: Readonly<Record<RequestField, VisibleStep>> = {
  vendor: 'AskForDestinationAddress',
  destination: 'AskForDestinationAddress',
  unit: 'AskForDestinationAddress',
  building: 'AskForDestinationAddress',
  notes: 'AskForDestinationAddress',
  customerName: 'FillOrderDetails',
  phone: 'FillOrderDetails',
  deliverAt: 'FillOrderDetails',
  paymentMethod: 'FillOrderDetails',
  amount: 'FillOrderDetails',
  description: 'FillOrderDetails',
  pickupCode: 'FillOrderDetails',
  vatNumber: 'FillOrderDetails',
  voucherCode: 'FillPaymentDetails',
};

/** Maps a step of the flow to a visible step. Steps before the quote map to the address. */
export const toVisibleStep = (step: RequestStep): VisibleStep =>
  visibleSteps.find((visibleStep) => visibleStep === step) ?? 'AskForDestinationAddress';

/** Returns the error of the first submission rule that a field of this step breaks. */
export const findStepError = (step: VisibleStep, input: SubmissionInput): FieldError | null => {
  const brokenRule = rulesFor(input.country).find(
    ({ field, isBroken }) => stepOfField[field] === step && isBroken(input),
  );
  return brokenRule ? { field: brokenRule.field, key: brokenRule.key } : null;
};

/** Returns the error of the first incomplete step. */
export const findFirstStepError = (input: SubmissionInput): FieldError | null =>
  visibleSteps.map((step) => findStepError(step, input)).find((error) => error !== null) ?? null;

/**
 * Returns the step closest to `target` that the vendor can reach. An incomplete step blocks the way
 * forward, but never the way back.
 */
export const furthestReachable = (
  from: VisibleStep,
  target: VisibleStep,
  input: SubmissionInput,
): VisibleStep => {
  const ahead = visibleSteps.slice(visibleSteps.indexOf(from), visibleSteps.indexOf(target));
  return ahead.find((step) => findStepError(step, input) !== null) ?? target;
};
