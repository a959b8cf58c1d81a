import { visibleSteps, type VisibleStep } from '@saddlebag/domain/stepwise';
import { stepOfHistoryState } from './history-step.ts';

/**
 * Returns the step to start with. After a reload, this is the step stored in the history state. After the
 * window became narrow, it is the step of the focused field. Otherwise returns null.
 */
export const initialStep = (): VisibleStep | null => {
  const section = document.activeElement?.closest<HTMLElement>('section[data-step]');
  const candidate = stepOfHistoryState(window.history.state) ?? section?.dataset['step'];
  return visibleSteps.find((step) => step === candidate) ?? null;
};
