import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dialable, plainPhoneText } from './phone-number.ts';
import { loadWorldPhoneReader } from './phone-reader.ts';
import { editPhone, moveToCountry, phoneValue, tidyPhone } from './phone-text.ts';
import { usePhoneReader } from './use-phone-reader.ts';
import type { PhoneValue } from './phone-number.ts';
import type { PhoneEdit } from './phone-text.ts';

/** What the behaviour of a phone field needs from its owner. */
export interface PhoneInputOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly countries: readonly string[];
  readonly onValueChange: ((value: PhoneValue) => void) | undefined;
}

/**
 * The behaviour of a phone field: maps the digits of every script, formats while typing, follows the country of a
 * pasted number, and keeps the caret where the person left it.
 */
export function usePhoneInput({
  value,
  defaultValue,
  country: given,
  countries,
  onValueChange,
}: PhoneInputOptions) {
  const input = useRef<HTMLInputElement>(null);
  const nextCaret = useRef<number | null>(null);
  const told = useRef<PhoneValue | null>(null);
  const [text, setText] = useState(() => plainPhoneText(value ?? defaultValue));
  const [chosen, setChosen] = useState({ given, country: given });
  const country = chosen.given === given ? chosen.country : given;
  const { reader, setReader, load } = usePhoneReader(text !== '');

  const settle = (next: { readonly text: string; readonly country: string }, isNews = true) => {
    setText(next.text);
    setChosen({ given, country: next.country });
    told.current = phoneValue(next.text, next.country, reader);
    if (isNews) onValueChange?.(told.current);
    if (reader?.isForeign(next.text)) loadWorldPhoneReader().then(setReader, readOnWithoutRules);
  };

  const edit = (change: Pick<PhoneEdit, 'text' | 'caret' | 'kind'>) => {
    const next = editPhone({ ...change, before: text, country, countries }, reader);
    nextCaret.current = next.caret;
    settle(next);
  };

  const tidy = () => {
    const tidied = reader ? tidyPhone(text, country, reader) : text;
    if (tidied !== text) settle({ text: tidied, country });
  };

  const chooseCountry = (next: string) => {
    settle({ text: reader ? moveToCountry(text, country, next, reader) : text, country: next });
    input.current?.focus();
  };

  // The owner set another number (a saved address, a restored draft): show that one. What it echoes stays untouched.
  const adopt = useEffectEvent((owners: string) => {
    if (isSameNumber(owners, text) || owners === told.current?.e164) return;
    const next = editPhone(
      { before: '', text: owners, caret: 0, kind: 'inserted', country, countries },
      reader,
    );
    // Without the rules there is nothing to tell that the owner does not know better.
    settle(next, reader !== null || next.text !== owners);
  });
  useLayoutEffect(() => {
    if (value !== undefined) adopt(value);
  }, [value]);

  // The rules, or the country, came after the first digits: read again what is already there. In the same breath as the
  // picture, as above: a stroke in between would be written over.
  const readAgain = useEffectEvent(() => {
    if (!reader || text === '') return;
    const caret = input.current?.selectionStart ?? text.length;
    const isMidway = document.activeElement === input.current && caret < text.length;
    const next = editPhone({ before: '', text, caret, kind: 'inserted', country, countries }, reader);
    if (!isMidway) nextCaret.current = next.caret;
    settle(isMidway ? { text, country: next.country } : next);
  });
  useLayoutEffect(() => {
    readAgain();
  }, [reader, given]);

  useLayoutEffect(() => {
    const caret = nextCaret.current;
    nextCaret.current = null;
    if (caret !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret, caret);
  });

  return { input, text, country, reader, load, edit, tidy, chooseCountry };
}

const isSameNumber = (one: string, other: string): boolean =>
  dialable(one) === dialable(other) &&
  (dialable(one) !== '' || plainPhoneText(one) === plainPhoneText(other));

/** Whether the number exists is then for the service to say; the field goes on taking it. */
function readOnWithoutRules() {}
