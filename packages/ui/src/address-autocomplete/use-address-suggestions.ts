import { useEffect, useEffectEvent, useState } from 'react';
import type { AddressItem, AddressStatus } from './address-autocomplete.types.ts';

/** Finds addresses for a text. Rejects when it cannot; `signal` says when nobody waits any more. */
export type FindAddresses = (text: string, signal: AbortSignal) => Promise<readonly AddressItem[]>;

export interface AddressSuggestionsOptions {
  readonly find: FindAddresses;
  /** Milliseconds without a key press before it searches. */
  readonly delay?: number | undefined;
  /** Shorter texts are not searched for. */
  readonly minimumLength?: number | undefined;
  /** Offered while the field is empty. */
  readonly recent?: readonly AddressItem[] | undefined;
  readonly defaultInputValue?: string | undefined;
}

/** What `AddressAutocomplete` needs to know; hand it on as props. */
export interface AddressSuggestions {
  readonly inputValue: string;
  readonly onInputValueChange: (text: string) => void;
  readonly items: readonly AddressItem[];
  readonly status: AddressStatus;
  readonly onRetry: () => void;
}

/** What was heard of a text. It is shown for that text and for no other, however late it comes. */
type Answer =
  | { readonly text: string; readonly items: readonly AddressItem[] }
  | { readonly text: string; readonly failed: true };

const none: readonly AddressItem[] = [];

/**
 * Searches while a text is typed: waits for a pause, gives up what is overtaken, and keeps each answer with the text it
 * answers, so that an old one cannot appear under a new text.
 */
export function useAddressSuggestions({
  find,
  delay = 500,
  minimumLength = 1,
  recent = none,
  defaultInputValue = '',
}: AddressSuggestionsOptions): AddressSuggestions {
  const [inputValue, setInputValue] = useState(defaultInputValue);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const text = inputValue.trim();
  const isSearched = text.length >= Math.max(1, minimumLength);
  const findNow = useEffectEvent((wanted: string, signal: AbortSignal) => find(wanted, signal));

  useEffect(() => {
    if (!isSearched) return undefined;
    const over = new AbortController();
    const ask = async () => {
      let heard: Answer;
      try {
        heard = { text, items: await findNow(text, over.signal) };
      } catch {
        heard = { text, failed: true };
      }
      if (!over.signal.aborted) setAnswer(heard);
    };
    // Who asks for it again does not type: there is nothing to wait for.
    const timer = setTimeout(() => void ask(), attempt === 0 ? delay : 0);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [text, isSearched, delay, attempt]);

  const known = answer?.text === text ? answer : null;
  const found = known && 'items' in known ? known.items : none;
  return {
    inputValue,
    onInputValueChange: (next) => {
      setInputValue(next);
      if (next.trim() !== text) setAttempt(0);
    },
    items: isSearched ? found : text === '' ? recent : none,
    status: statusOf(isSearched, known),
    onRetry: () => {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}

function statusOf(isSearched: boolean, known: Answer | null): AddressStatus {
  if (!isSearched) return 'idle';
  if (known === null) return 'loading';
  if ('failed' in known) return 'failed';
  return known.items.length === 0 ? 'empty' : 'ready';
}
