import { visibleSteps, type VisibleStep } from '@saddlebag/domain/stepwise';
import { stepOfHistoryState } from './history-step.ts';

/**
 * Returns the step to start with: the step before a reload or, after the window became narrow, the step of
 * the focused field. Returns null if there is neither.
 */
export const initialStep = (): VisibleStep | null => {
  const section = document.activeElement?.closest<HTMLElement>('section[data-step]');
  const candidate = stepOfHistoryState(window.history.state) ?? section?.dataset['step'];
  return visibleSteps.find((step) => step === candidate) ?? null;
};
