import { useEffect, useRef, type RefObject } from 'react';
import type { VisibleStep } from '@saddlebag/domain/stepwise';

const isVisible = (element: HTMLElement): boolean => element.checkVisibility();

/** Moves the focus when the step changes: to its first invalid field, or else to its heading. */
export function useStepFocus(step: VisibleStep, container: RefObject<HTMLElement | null>) {
  const previousStep = useRef(step);

  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const form = container.current?.closest('form');
    const findVisible = (selector: string) =>
      [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])].find(isVisible);
    const invalid = findVisible('[aria-invalid=true]');
    const heading = findVisible('[data-step] > h2');
    window.scrollTo({ top: 0 });
    if (invalid) invalid.focus();
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [step, container]);
}
