import { isPhonePending, type RequestField } from '../draft/index.ts';
import type { RequestStep } from '../flow/index.ts';
import { findBrokenRules } from '../rules/index.ts';
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

/** Returns the errors of the submission rules that fields of this step break, in order. */
export const findStepErrors = (step: VisibleStep, input: SubmissionInput): readonly FieldError[] =>
  findBrokenRules(input).filter(({ field }) => stepOfField[field] === step);

/** Returns the errors of the first incomplete step. */
export const findFirstStepErrors = (input: SubmissionInput): readonly FieldError[] =>
  visibleSteps.map((step) => findStepErrors(step, input)).find(({ length }) => length > 0) ?? [];

/** A step is open while a field breaks a rule, and while only its phone field can tell whether the number is possible. */
const isOpen = (step: VisibleStep, input: SubmissionInput): boolean =>
  findStepErrors(step, input).length > 0 || (step === stepOfField.phone && isPhonePending(input.draft.phone));

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
  return ahead.find((step) => isOpen(step, input)) ?? target;
};
