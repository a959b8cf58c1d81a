import { parseDraft } from './draft.ts';
import type { Draft } from './draft.ts';

const hashPrefix = '#brand=';

export const encodeDraftHash = (draft: Draft): string =>
  hashPrefix + encodeURIComponent(JSON.stringify(draft));

/** Decodes a draft from a URL hash. Returns null if the hash contains no valid draft. */
export function decodeDraftHash(hash: string): Draft | null {
  if (!hash.startsWith(hashPrefix)) return null;
  try {
    return parseDraft(JSON.parse(decodeURIComponent(hash.slice(hashPrefix.length))));
  } catch {
    return null;
  }
}
