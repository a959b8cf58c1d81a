import { $errors } from '../../rules/errors.model.ts';
import { requestScreen } from '../../testing/request-screen.ts';
import { $shownStep, stepAsked, stepFinished, stepwiseBegan, type ShownStep } from '../index.ts';

type Setting = Parameters<typeof requestScreen>[0];

/** A request screen on a good day, where the steps are shown one at a time. */
export const onSmallScreen = async (setting: Setting = {}, from: ShownStep | null = null) => {
  const screen = requestScreen(setting);
  await screen.open();
  await screen.fire(stepwiseBegan, from);
  return {
    ...screen,
    shown: () => screen.scope.getState($shownStep),
    errors: () => screen.scope.getState($errors),
    next: () => screen.fire(stepFinished),
    ask: (step: ShownStep) => screen.fire(stepAsked, step),
  };
};

/** The same after the address. */
export const atDetails = async (setting: Setting = {}) => {
  const screen = await onSmallScreen(setting);
  await screen.pickAddress();
  await screen.next();
  return screen;
};

/** The same with everything filled in. */
export const atCheck = async (setting: Setting = {}) => {
  const screen = await atDetails(setting);
  await screen.fillDetails();
  await screen.next();
  return screen;
};
