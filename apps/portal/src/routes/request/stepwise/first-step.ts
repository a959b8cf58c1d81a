import { shownSteps, type ShownStep } from '@saddlebag/domain/stepwise';
import { markedStep } from './marked-step.ts';

/**
 * The step to begin at: the one before a reload; when a window has become narrow, that of the field with the focus, which
 * is not taken from under the hands; null when there is neither.
 */
export const firstStep = (): ShownStep | null => {
  const section = document.activeElement?.closest<HTMLElement>('section[data-step]');
  const known = markedStep(window.history.state) ?? section?.dataset['step'];
  return shownSteps.find((step) => step === known) ?? null;
};
