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

/** The step in which a field is asked for. */
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

/** The step on display while the machine is at one of its own: before there is a fee, that is the address. */
export const toVisibleStep = (step: RequestStep): VisibleStep =>
  visibleSteps.find((shown) => shown === step) ?? 'AskForDestinationAddress';

/** The first rule of a submission that a field of this step breaks. */
export const findStepError = (step: VisibleStep, input: SubmissionInput): FieldError | null => {
  const broken = rulesFor(input.country).find(
    ({ field, isBroken }) => stepOfField[field] === step && isBroken(input),
  );
  return broken ? { field: broken.field, key: broken.key } : null;
};

/** What the earliest step that is not complete lacks. */
export const findFirstStepError = (input: SubmissionInput): FieldError | null =>
  visibleSteps.map((step) => findStepError(step, input)).find((fault) => fault !== null) ?? null;

/** As far towards `goal` as can be gone from `at`: no step that lacks something is passed by. Back one may always go. */
export const furthestReachable = (at: VisibleStep, goal: VisibleStep, input: SubmissionInput): VisibleStep => {
  const ahead = visibleSteps.slice(visibleSteps.indexOf(at), visibleSteps.indexOf(goal));
  return ahead.find((step) => findStepError(step, input) !== null) ?? goal;
};
