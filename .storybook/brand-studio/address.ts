import { readDraft } from './draft.ts';
import type { Draft } from './draft.ts';

const start = '#brand=';

/** The part of an address that holds a whole draft. */
export const hashOf = (draft: Draft): string => start + encodeURIComponent(JSON.stringify(draft));

/** The draft that an address holds; null when it holds none, or one that somebody has broken. */
export function draftOfHash(hash: string): Draft | null {
  if (!hash.startsWith(start)) return null;
  try {
    return readDraft(JSON.parse(decodeURIComponent(hash.slice(start.length))));
  } catch {
    return null;
  }
}
