import type { RequestField } from '../draft/index.ts';
import type { RequestStep } from '../flow/index.ts';
import { rulesIn } from '../rules/index.ts';
import type { Fault, SubmissionInput } from '../rules/index.ts';

/** The steps that a small screen shows one at a time, in order. */
export const shownSteps = [
  'AskForDestinationAddress',
  'FillOrderDetails',
  'FillPaymentDetails',
] as const satisfies readonly RequestStep[];
export type ShownStep = (typeof shownSteps)[number];

/** The step in which a field is asked for. */
export const stepOfField: Readonly<Record<RequestField, ShownStep>> = {
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
export const shownStepOf = (step: RequestStep): ShownStep =>
  shownSteps.find((shown) => shown === step) ?? 'AskForDestinationAddress';

/** The first rule of a submission that a field of this step breaks. */
export const faultOfStep = (step: ShownStep, input: SubmissionInput): Fault | null => {
  const broken = rulesIn(input.country).find(
    ({ field, isBroken }) => stepOfField[field] === step && isBroken(input),
  );
  return broken ? { field: broken.field, key: broken.key } : null;
};

/** What the earliest step that is not complete lacks. */
export const earliestFault = (input: SubmissionInput): Fault | null =>
  shownSteps.map((step) => faultOfStep(step, input)).find((fault) => fault !== null) ?? null;

/** As far towards `goal` as can be gone from `at`: no step that lacks something is passed by. Back one may always go. */
export const reachOf = (at: ShownStep, goal: ShownStep, input: SubmissionInput): ShownStep => {
  const ahead = shownSteps.slice(shownSteps.indexOf(at), shownSteps.indexOf(goal));
  return ahead.find((step) => faultOfStep(step, input) !== null) ?? goal;
};
