import { useRef } from 'react';
import { editMasked, digitsOnly } from './masked-text.ts';
import type { ChangeEvent, CompositionEvent } from 'react';
import type { Mask } from './masked-text.ts';

/**
 * Returns handlers that format an uncontrolled field while the user types. Between edits the hook stores only
 * the number of digits. The count distinguishes a deleted separator from a deleted digit.
 */
export function useMaskedInput(mask: Mask | undefined, onChange: () => void, initialText = '') {
  const digitCount = useRef(digitsOnly(initialText).length);

  const applyMask = (input: HTMLInputElement, inputType: string) => {
    if (mask) {
      const edit = { text: input.value, caret: input.selectionStart ?? input.value.length };
      const deletion = /^delete.*Backward$/.test(inputType)
        ? 'backward'
        : /^delete.*Forward$/.test(inputType)
          ? 'forward'
          : null;
      const next = editMasked({ ...edit, deletion, digitCountBefore: digitCount.current }, mask);
      if (next.text !== input.value) {
        input.value = next.text;
        if (document.activeElement === input) input.setSelectionRange(next.caret, next.caret);
      }
      digitCount.current = digitsOnly(next.text).length;
    }
    onChange();
  };

  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { isComposing = false, inputType = '' } = event.nativeEvent as Partial<InputEvent>;
      if (!isComposing) applyMask(event.currentTarget, inputType);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      applyMask(event.currentTarget, '');
    },
  };
}
