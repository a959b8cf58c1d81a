import { useState } from 'react';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { extractCode, editCode, normalizeCode } from './code-text.ts';
import type { ClipboardEvent } from 'react';

export interface OneTimeCodeOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly length: number;
  readonly invalid: boolean;
  readonly onValueChange: ((code: string) => void) | undefined;
  readonly onComplete: ((code: string) => void) | undefined;
}

/**
 * Manages the text of a one-time code. Accepts digits of any script, and whole codes by paste or autofill.
 * Keeps the caret where the user put it.
 *
 * Replaces the popular `input-otp` library. That library injects a stylesheet, which a strict content
 * security policy blocks. It also drops autofilled codes that contain spaces.
 *
 * Does not change the text during IME composition, because changing it would break the input method.
 */
export function useOneTimeCode({
  value,
  defaultValue,
  length,
  invalid,
  onValueChange,
  onComplete,
}: OneTimeCodeOptions) {
  const [rawValue, setValue] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [compositionText, setCompositionText] = useState<string | null>(null);
  const code = normalizeCode(rawValue, length);

  const commit = (input: HTMLInputElement, next: string, caret: number) => {
    setCompositionText(null);
    // Set the value synchronously. React would set it later and move the caret to the end.
    input.value = next;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    if (next === code) return;
    setValue(next);
    if (next.length === length && !invalid) onComplete?.(next);
  };

  return {
    code,
    text: compositionText ?? code,
    edit: (input: HTMLInputElement, isComposing: boolean) => {
      if (isComposing) {
        setCompositionText(input.value);
        return;
      }
      const next = editCode(input.value, input.selectionStart ?? input.value.length, length);
      commit(input, next.code, next.caret);
    },
    paste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pastedCode = extractCode(event.clipboardData.getData('text/plain'), length);
      if (pastedCode === null || event.defaultPrevented) return;
      event.preventDefault();
      commit(event.currentTarget, pastedCode, length);
    },
  };
}
