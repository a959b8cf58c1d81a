import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { normalizePhoneText, toDialable } from './phone-number.ts';
import { editPhone, moveToCountry, toPhoneValue, formatCompletePhone } from './phone-text.ts';
import { usePhoneReader } from './use-phone-reader.ts';
import type { PhoneValue } from './phone-number.ts';
import type { PhoneEdit } from './phone-text.ts';

export interface PhoneInputOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  /** Country of numbers without a calling code (ISO 3166-1 alpha-2, upper case). */
  readonly defaultCountry: string;
  /** Countries that the user can select. */
  readonly countries: readonly string[];
  readonly onValueChange: ((value: PhoneValue) => void) | undefined;
  /** True to load the numbering plans before the field has a text. */
  readonly preload: boolean;
}

/**
 * Implements the behaviour of the phone field. Converts digits of every script to ASCII and formats while the
 * user types. Selects the country of a pasted number. Keeps the caret in place.
 */
export function usePhoneInput({
  value,
  defaultValue,
  defaultCountry,
  countries,
  onValueChange,
  preload,
}: PhoneInputOptions) {
  const input = useRef<HTMLInputElement>(null);
  const nextCaret = useRef<number | null>(null);
  const lastEmitted = useRef<PhoneValue | null>(null);
  const [text, setText] = useState(() => normalizePhoneText(value ?? defaultValue));
  // A changed `defaultCountry` replaces the country that the user selected.
  const [selection, setSelection] = useState({ defaultCountry, country: defaultCountry });
  const country = selection.defaultCountry === defaultCountry ? selection.country : defaultCountry;
  const { reader, hasAllPlans, hasFailed, load, loadAllPlans } = usePhoneReader(text !== '', preload);

  const commit = (next: { readonly text: string; readonly country: string }, shouldEmit = true) => {
    setText(next.text);
    setSelection({ defaultCountry, country: next.country });
    const parsed = toPhoneValue(next.text, next.country, reader);
    const isPlanMissing = !reader || (!hasAllPlans && reader.hasUnknownCallingCode(next.text));
    // Without its numbering plan only a service can check the number, so the field must not call it wrong.
    lastEmitted.current = isPlanMissing ? { ...parsed, possible: hasFailed || null } : parsed;
    if (shouldEmit) onValueChange?.(lastEmitted.current);
    if (reader && isPlanMissing) loadAllPlans();
  };

  const edit = (change: Pick<PhoneEdit, 'text' | 'caret' | 'kind'>) => {
    const next = editPhone({ ...change, before: text, country, countries }, reader);
    nextCaret.current = next.caret;
    commit(next);
  };

  const formatOnBlur = () => {
    const formatted = reader ? formatCompletePhone(text, country, reader) : text;
    if (formatted !== text) commit({ text: formatted, country });
  };

  const chooseCountry = (next: string) => {
    commit({ text: reader ? moveToCountry(text, country, next, reader) : text, country: next });
    input.current?.focus();
  };

  // Shows a number set by the consumer, such as a saved address. Ignores a number that the field has just
  // emitted.
  const showValue = useEffectEvent((controlled: string) => {
    if (isSameNumber(controlled, text) || controlled === lastEmitted.current?.e164) return;
    const next = editPhone(
      { before: '', text: controlled, caret: 0, kind: 'inserted', country, countries },
      reader,
    );
    // Does not emit an unchanged text without the numbering plans, because its value is unchanged too.
    commit(next, reader !== null || next.text !== controlled);
  });
  useLayoutEffect(() => {
    if (value !== undefined) showValue(value);
  }, [value]);

  // Parses the existing text again when the numbering plans load or fail to load, or when `defaultCountry`
  // changes. Both effects are layout effects. A passive effect could overwrite a character typed after the
  // paint.
  const parseAgain = useEffectEvent(() => {
    if (text === '' || !(reader || hasFailed)) return;
    const caret = input.current?.selectionStart ?? text.length;
    const isCaretInside = document.activeElement === input.current && caret < text.length;
    const next = editPhone({ before: '', text, caret, kind: 'inserted', country, countries }, reader);
    if (!isCaretInside) nextCaret.current = next.caret;
    commit(isCaretInside ? { text, country: next.country } : next);
  });
  useLayoutEffect(() => {
    parseAgain();
  }, [reader, hasFailed, defaultCountry]);

  useLayoutEffect(() => {
    const caret = nextCaret.current;
    nextCaret.current = null;
    if (caret !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret, caret);
  });

  return { input, text, country, reader, load, edit, formatOnBlur, chooseCountry };
}

const isSameNumber = (one: string, other: string): boolean =>
  toDialable(one) === toDialable(other) &&
  (toDialable(one) !== '' || normalizePhoneText(one) === normalizePhoneText(other));
