import { useEffect, useEffectEvent, useState } from 'react';
import type { AddressItem, AddressStatus } from './address-autocomplete.types.ts';

/**
 * Searches addresses for a text. Rejects if the search fails. `signal` aborts when the result is no longer
 * needed.
 */
export type FindAddresses = (text: string, signal: AbortSignal) => Promise<readonly AddressItem[]>;

export interface AddressSuggestionsOptions {
  readonly find: FindAddresses;
  /** Debounce in milliseconds: the pause in typing after which the search starts. Default 500. */
  readonly delay?: number | undefined;
  /** Length of the shortest text to search for, in characters. Default 1. */
  readonly minimumLength?: number | undefined;
  /** Addresses suggested while the field is empty. */
  readonly recent?: readonly AddressItem[] | undefined;
  readonly defaultInputValue?: string | undefined;
}

/** Props for `AddressAutocomplete.Root`. */
export interface AddressSuggestions {
  readonly inputValue: string;
  readonly onInputValueChange: (text: string) => void;
  readonly items: readonly AddressItem[];
  readonly status: AddressStatus;
  readonly onRetry: () => void;
}

/** The outcome of a search for `text`. Ignored once the field contains a different text. */
type SearchResult =
  | { readonly text: string; readonly items: readonly AddressItem[] }
  | { readonly text: string; readonly failed: true };

const noItems: readonly AddressItem[] = [];

/**
 * Searches while the user types. Debounces and aborts stale searches. Stores each result with its text, so
 * that a late result never appears for a newer text.
 */
export function useAddressSuggestions({
  find,
  delay = 500,
  minimumLength = 1,
  recent = noItems,
  defaultInputValue = '',
}: AddressSuggestionsOptions): AddressSuggestions {
  const [inputValue, setInputValue] = useState(defaultInputValue);
  const [latest, setLatest] = useState<SearchResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  const text = inputValue.trim();
  const isSearched = text.length >= Math.max(1, minimumLength);
  const findAddresses = useEffectEvent((query: string, signal: AbortSignal) => find(query, signal));

  useEffect(() => {
    if (!isSearched) return undefined;
    const controller = new AbortController();
    const search = async () => {
      let result: SearchResult;
      try {
        result = { text, items: await findAddresses(text, controller.signal) };
      } catch {
        result = { text, failed: true };
      }
      if (!controller.signal.aborted) setLatest(result);
    };
    // A retry is a single action, not typing, so it is not debounced.
    const timer = setTimeout(() => void search(), attempt === 0 ? delay : 0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [text, isSearched, delay, attempt]);

  const result = latest?.text === text ? latest : null;
  const matches = result && 'items' in result ? result.items : noItems;
  return {
    inputValue,
    onInputValueChange: (next) => {
      setInputValue(next);
      if (next.trim() !== text) setAttempt(0);
    },
    items: isSearched ? matches : text === '' ? recent : noItems,
    status: searchStatus(isSearched, result),
    onRetry: () => {
      setLatest(null);
      setAttempt(attempt + 1);
    },
  };
}

function searchStatus(isSearched: boolean, result: SearchResult | null): AddressStatus {
  if (!isSearched) return 'idle';
  if (result === null) return 'loading';
  if ('failed' in result) return 'failed';
  return result.items.length === 0 ? 'empty' : 'ready';
}
