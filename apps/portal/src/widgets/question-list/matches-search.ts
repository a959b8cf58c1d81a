const normalize = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** Returns true if a text contains every word of a search, in any order. */
export const matchesSearch = (text: string, search: string): boolean => {
  const normalized = normalize(text);
  return normalize(search)
    .split(/\s+/u)
    .every((word) => normalized.includes(word));
};
