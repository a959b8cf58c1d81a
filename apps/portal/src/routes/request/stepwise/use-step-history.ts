import { useEffect, useEffectEvent, useRef } from 'react';
import { shownSteps, type ShownStep } from '@saddlebag/domain/stepwise';
import { stepOfHistoryState, withStep } from './history-step.ts';

const placeOf = (step: unknown): number => shownSteps.findIndex((shown) => shown === step);

const write = (method: 'pushState' | 'replaceState', step: ShownStep): void => {
  window.history[method](withStep(window.history.state, step), '');
};

interface StepHistory {
  readonly step: ShownStep;
  /** False while the step is about to change by itself. */
  readonly isSettled: boolean;
  /** The browser went back or on to an entry of that step. */
  readonly onReturn: (step: ShownStep) => void;
}

/** Gives each step an entry in the browser's history, so that its back button goes back a step and not off the screen. */
export function useStepHistory({ step, isSettled, onReturn }: StepHistory) {
  const known = useRef<ShownStep>(shownSteps[0]);

  useEffect(() => {
    if (!isSettled) return undefined;
    // Only if the screen stays: one that an order has been sent from is about to be left.
    const timer = setTimeout(() => {
      const marked = placeOf(stepOfHistoryState(window.history.state));
      // An entry may have lost its mark: who writes an address into it knows nothing of steps.
      const at = marked < 0 ? placeOf(known.current) : marked;
      const to = placeOf(step);
      if (marked < 0) write('replaceState', known.current);
      for (const next of shownSteps.slice(at + 1, to + 1)) write('pushState', next);
      if (to < at) window.history.go(to - at);
      known.current = step;
    });
    return () => clearTimeout(timer);
  }, [step, isSettled]);

  const comeTo = useEffectEvent(({ state }: PopStateEvent) => {
    const marked = shownSteps[placeOf(stepOfHistoryState(state))] ?? shownSteps[0];
    known.current = marked;
    onReturn(marked);
  });
  useEffect(() => {
    const hear = (event: PopStateEvent) => comeTo(event);
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, []);
}
