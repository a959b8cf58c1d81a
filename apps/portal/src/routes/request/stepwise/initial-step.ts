import { shownSteps, type ShownStep } from '@saddlebag/domain/stepwise';
import { stepOfHistoryState } from './history-step.ts';

/**
 * The step to begin at: the one before a reload; when a window has become narrow, that of the field with the focus, which
 * is not taken from under the hands; null when there is neither.
 */
export const initialStep = (): ShownStep | null => {
  const section = document.activeElement?.closest<HTMLElement>('section[data-step]');
  const known = stepOfHistoryState(window.history.state) ?? section?.dataset['step'];
  return shownSteps.find((step) => step === known) ?? null;
};
