import { useEffect, useEffectEvent, useRef } from 'react';
import { visibleSteps, type VisibleStep } from '@saddlebag/domain/stepwise';
import { stepOfHistoryState, withStep } from './history-step.ts';

const indexOfStep = (step: unknown): number => visibleSteps.findIndex((shown) => shown === step);

const writeEntry = (method: 'pushState' | 'replaceState', step: VisibleStep): void => {
  window.history[method](withStep(window.history.state, step), '');
};

interface StepHistory {
  readonly step: VisibleStep;
  /** False while the step is about to change automatically. */
  readonly isSettled: boolean;
  /** Called when the browser goes back or forward to the entry of a step. */
  readonly onReturn: (step: VisibleStep) => void;
}

/** Gives each step an entry in the browser history, so the back button opens the previous step. */
export function useStepHistory({ step, isSettled, onReturn }: StepHistory) {
  const lastStep = useRef<VisibleStep>(visibleSteps[0]);

  useEffect(() => {
    if (!isSettled) return undefined;
    // Deferred and cancelled on unmount, because a placed order leaves the screen at once.
    const timer = setTimeout(() => {
      const storedIndex = indexOfStep(stepOfHistoryState(window.history.state));
      // Code that replaces the history state drops the stored step.
      const from = storedIndex < 0 ? indexOfStep(lastStep.current) : storedIndex;
      const to = indexOfStep(step);
      if (storedIndex < 0) writeEntry('replaceState', lastStep.current);
      for (const next of visibleSteps.slice(from + 1, to + 1)) writeEntry('pushState', next);
      if (to < from) window.history.go(to - from);
      lastStep.current = step;
    });
    return () => clearTimeout(timer);
  }, [step, isSettled]);

  const handlePopState = useEffectEvent(({ state }: PopStateEvent) => {
    const returnedStep = visibleSteps[indexOfStep(stepOfHistoryState(state))] ?? visibleSteps[0];
    lastStep.current = returnedStep;
    onReturn(returnedStep);
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => handlePopState(event);
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
