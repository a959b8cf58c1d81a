import type { PageVisibility } from '../platform/ports/ports.ts';

export interface FakeVisibility extends PageVisibility {
  hide(): void;
  show(): void;
}

/** Creates a page that a test hides and shows. It is visible at first. */
export const createFakeVisibility = (): FakeVisibility => {
  let isHidden = false;
  const listeners = new Set<() => void>();
  const change = (hidden: boolean) => {
    isHidden = hidden;
    for (const changed of listeners) changed();
  };
  return {
    isHidden: () => isHidden,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    hide: () => change(true),
    show: () => change(false),
  };
};
