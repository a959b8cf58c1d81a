import { useEffect, useRef, type RefObject } from 'react';
import type { VisibleStep } from '@saddlebag/domain/stepwise';
import { findFirstInvalid } from '../form/first-invalid.ts';

/** Moves the focus when the step changes: to its first invalid field, or else to its heading. */
export function useStepFocus(step: VisibleStep, container: RefObject<HTMLElement | null>) {
  const previousStep = useRef(step);

  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const form = container.current?.closest('form');
    const invalid = form ? findFirstInvalid(form) : undefined;
    const headings = form?.querySelectorAll<HTMLElement>('[data-step] h2') ?? [];
    const heading = [...headings].find((element) => element.checkVisibility());
    window.scrollTo({ top: 0 });
    if (invalid) invalid.focus();
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [step, container]);
}
