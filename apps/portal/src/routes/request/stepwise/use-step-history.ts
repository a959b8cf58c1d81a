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
  /** Called when the user goes back or forward to the history entry of a step. */
  readonly onReturn: (step: VisibleStep) => void;
}

/** Gives each step an entry in the browser history, so the back button opens the previous step. */
export function useStepHistory({ step, isSettled, onReturn }: StepHistory) {
  const lastStep = useRef<VisibleStep>(visibleSteps[0]);
  const writeEntries = useEffectEvent(() => {
    // After the bank's redirect, the entry belongs to the payment. The steps get theirs when it closes.
    if (new URLSearchParams(window.location.search).has('payment')) return;
    const storedIndex = indexOfStep(stepOfHistoryState(window.history.state));
    // Other code may have replaced the history state and dropped the stored step.
    const from = storedIndex < 0 ? indexOfStep(lastStep.current) : storedIndex;
    const to = indexOfStep(step);
    if (storedIndex < 0) writeEntry('replaceState', lastStep.current);
    for (const next of visibleSteps.slice(from + 1, to + 1)) writeEntry('pushState', next);
    if (to < from) window.history.go(to - from);
    lastStep.current = step;
  });

  useEffect(() => {
    if (!isSettled) return undefined;
    // Deferred so that an unmount can cancel the update: a placed order closes the screen immediately.
    const timer = setTimeout(writeEntries);
    return () => clearTimeout(timer);
  }, [step, isSettled]);

  const handlePopState = useEffectEvent(({ state }: PopStateEvent) => {
    const returnedStep = visibleSteps[indexOfStep(stepOfHistoryState(state))];
    if (!returnedStep) {
      writeEntries();
      return;
    }
    lastStep.current = returnedStep;
    onReturn(returnedStep);
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => handlePopState(event);
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
