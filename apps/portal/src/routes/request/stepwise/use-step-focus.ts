import { useEffect, useRef, type RefObject } from 'react';
import type { ShownStep } from '@saddlebag/domain/stepwise';

const seen = (element: HTMLElement): boolean => element.checkVisibility();

/** Moves the focus with the step: to what is wrong in it, else to its heading, from where it is read on. */
export function useStepFocus(step: ShownStep, inside: RefObject<HTMLElement | null>) {
  const former = useRef(step);

  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const form = inside.current?.closest('form');
    const find = (selector: string) => [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])].find(seen);
    const invalid = find('[aria-invalid=true]');
    const heading = find('[data-step] > h2');
    window.scrollTo({ top: 0 });
    if (invalid) invalid.focus();
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [step, inside]);
}
