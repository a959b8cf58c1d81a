import * as z from 'zod/mini';
import { limits } from '../../contracts/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** A key of the account: a logout deletes it, and the login of another account hides it. */
export const searchesKey = `${accountKeys.recents}-searches`;

const searchesSchema = z.array(z.string());

/** Reads the stored searches, newest first. Returns an empty list if they are missing or invalid. */
export const readSearches = (storage: KeyValueStorage): readonly string[] => {
  try {
    const parsed = z.safeParse(searchesSchema, JSON.parse(storage.read(searchesKey) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, limits.searchHistory) : [];
  } catch {
    return [];
  }
};

const toComparable = (text: string): string => text.toLowerCase();

/** Puts a search first, without an earlier one that differs only in case. Drops the oldest beyond the limit. */
export const withSearch = (searches: readonly string[], text: string): readonly string[] =>
  [text, ...searches.filter((other) => toComparable(other) !== toComparable(text))].slice(
    0,
    limits.searchHistory,
  );

/** Returns the searches that contain the typed text and would change it. */
export const matchSearches = (searches: readonly string[], typed: string): readonly string[] => {
  const text = toComparable(typed.trim());
  return searches.filter((search) => {
    const comparable = toComparable(search);
    return comparable.includes(text) && comparable !== text;
  });
};
