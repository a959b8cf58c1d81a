import { useRef } from 'react';
import { editMasked, plainDigits } from './masked-text.ts';
import type { ChangeEvent, CompositionEvent } from 'react';
import type { Mask } from './masked-text.ts';

/**
 * Returns handlers that format an uncontrolled field while the user types. Between edits they store only the
 * number of digits, which distinguishes a deleted separator from a deleted digit.
 */
export function useMaskedInput(mask: Mask | undefined, onChange: () => void) {
  const count = useRef(0);

  const settle = (input: HTMLInputElement, inputType: string) => {
    if (mask) {
      const before = { text: input.value, caret: input.selectionStart ?? input.value.length };
      const deletion = /^delete.*Backward$/.test(inputType)
        ? 'backward'
        : /^delete.*Forward$/.test(inputType)
          ? 'forward'
          : null;
      const next = editMasked({ ...before, deletion, countBefore: count.current }, mask);
      if (next.text !== input.value) {
        input.value = next.text;
        if (document.activeElement === input) input.setSelectionRange(next.caret, next.caret);
      }
      count.current = plainDigits(next.text).length;
    }
    onChange();
  };

  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { isComposing = false, inputType = '' } = event.nativeEvent as Partial<InputEvent>;
      if (!isComposing) settle(event.currentTarget, inputType);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      settle(event.currentTarget, '');
    },
  };
}
