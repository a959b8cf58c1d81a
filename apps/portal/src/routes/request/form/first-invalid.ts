import { fieldOrder } from '@saddlebag/domain/request';
import { nextFrame } from '../../../shell/focus.ts';

const positionOf = ({ name }: { readonly name?: string }): number => {
  const position = fieldOrder.findIndex((field) => field === name);
  return position < 0 ? fieldOrder.length : position;
};

/** Returns the visible invalid control whose rule comes first, or undefined if every control is valid. */
export const findFirstInvalid = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement & { readonly name?: string }>('[aria-invalid=true]')]
    .filter((control) => control.checkVisibility())
    .toSorted((a, b) => positionOf(a) - positionOf(b))[0];

/** Scrolls to the whole field that contains a control or an error. */
export const revealField = (part: Element | null | undefined): void => {
  part?.closest('[data-slot=field]')?.scrollIntoView({ block: 'nearest' });
};

/** Focuses the first invalid control in the next frame, with its error in view. Returns false when there is none. */
export const focusFirstError = async (): Promise<boolean> => {
  await nextFrame();
  const control = findFirstInvalid(document);
  control?.focus();
  // Focusing reveals the control only, not the error below it.
  revealField(control);
  return control !== undefined;
};
