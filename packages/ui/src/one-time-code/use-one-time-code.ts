import { useState } from 'react';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { codeIn, editCode, plainCode } from './code-text.ts';
import type { ClipboardEvent } from 'react';

/** What the behaviour of a code needs from its owner. */
export interface OneTimeCodeOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly length: number;
  readonly invalid: boolean;
  readonly onValueChange: ((code: string) => void) | undefined;
  readonly onComplete: ((code: string) => void) | undefined;
}

/**
 * The behaviour of a code: digits of every script, whole codes by paste and autofill, and the caret where the person
 * left it. It stands on no library: the usual one writes a stylesheet into the page, which a strict content security
 * policy refuses, and drops what autofill writes with spaces. While a word is being composed the text stays as it is, because taking it away breaks the input method.
 */
export function useOneTimeCode({
  value,
  defaultValue,
  length,
  invalid,
  onValueChange,
  onComplete,
}: OneTimeCodeOptions) {
  const [given, change] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [composed, setComposed] = useState<string | null>(null);
  const code = plainCode(given, length);

  const settle = (input: HTMLInputElement, next: string, caret: number) => {
    setComposed(null);
    // Written at once: React would write it later, and put the caret behind the last digit.
    input.value = next;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    if (next === code) return;
    change(next);
    if (next.length === length && !invalid) onComplete?.(next);
  };

  return {
    code,
    text: composed ?? code,
    edit: (input: HTMLInputElement, isComposing: boolean) => {
      if (isComposing) {
        setComposed(input.value);
        return;
      }
      const next = editCode(input.value, input.selectionStart ?? input.value.length, length);
      settle(input, next.code, next.caret);
    },
    paste: (event: ClipboardEvent<HTMLInputElement>) => {
      const whole = codeIn(event.clipboardData.getData('text/plain'), length);
      if (whole === null || event.defaultPrevented) return;
      event.preventDefault();
      settle(event.currentTarget, whole, length);
    },
  };
}
