import { $errors } from '../../rules/errors.model.ts';
import { requestScreen } from '../../testing/request-screen.ts';
import { $visibleStep, stepSelected, stepFinished, stepwiseStarted, type VisibleStep } from '../index.ts';

type Setting = Parameters<typeof requestScreen>[0];

/** A request screen on a good day, where the steps are shown one at a time. */
export const onSmallScreen = async (setting: Setting = {}, from: VisibleStep | null = null) => {
  const screen = requestScreen(setting);
  await screen.open();
  await screen.fire(stepwiseStarted, from);
  return {
    ...screen,
    shown: () => screen.scope.getState($visibleStep),
    errors: () => screen.scope.getState($errors),
    next: () => screen.fire(stepFinished),
    select: (step: VisibleStep) => screen.fire(stepSelected, step),
  };
};

/** The same after the address. */
export const atDetailsStep = async (setting: Setting = {}) => {
  const screen = await onSmallScreen(setting);
  await screen.pickAddress();
  await screen.next();
  return screen;
};

/** The same with everything filled in. */
export const atPaymentStep = async (setting: Setting = {}) => {
  const screen = await atDetailsStep(setting);
  await screen.fillDetails();
  await screen.next();
  return screen;
};
