import { $errors } from '../../rules/errors.model.ts';
import { requestScreen } from '../../testing/request-screen.ts';
import {
  $visibleStep,
  stepSelected,
  nextStepRequested,
  stepwiseStarted,
  type VisibleStep,
} from '../index.ts';

type ScreenOptions = Parameters<typeof requestScreen>[0];

/** Opens a request screen that shows one step at a time. All calls succeed by default. */
export const openSmallScreen = async (options: ScreenOptions = {}, from: VisibleStep | null = null) => {
  const screen = requestScreen(options);
  await screen.open();
  await screen.fire(stepwiseStarted, from);
  return {
    ...screen,
    visibleStep: () => screen.scope.getState($visibleStep),
    errors: () => screen.scope.getState($errors),
    next: () => screen.fire(nextStepRequested),
    select: (step: VisibleStep) => screen.fire(stepSelected, step),
  };
};

/** Opens a small screen with a chosen address at the details step. */
export const openDetailsStep = async (options: ScreenOptions = {}) => {
  const screen = await openSmallScreen(options);
  await screen.pickAddress();
  await screen.next();
  return screen;
};

/** Opens a small screen with a complete form at the payment step. */
export const openPaymentStep = async (options: ScreenOptions = {}) => {
  const screen = await openDetailsStep(options);
  await screen.fillDetails();
  await screen.next();
  return screen;
};
