import { draftKey, mergeSheets, parseSheet, type DraftSheet } from '../draft/index.ts';

const parseDraft = (key: string, text: string): DraftSheet | null =>
  key.startsWith(draftKey('')) ? parseSheet(text) : null;

/**
 * Merges two versions of a stored value. Drafts keep the latest edit of each field. Of other values, the first
 * version wins.
 */
export const mergeStored = (key: string, text: string, other: string | undefined): string => {
  if (other === undefined) return text;
  const sheet = parseDraft(key, text);
  const otherSheet = parseDraft(key, other);
  return sheet && otherSheet ? JSON.stringify(mergeSheets(sheet, otherSheet)) : text;
};

/** Merges a lost value with the stored one. A draft created while the value was missing never wins. */
export const mergeLost = (key: string, lost: string, stored: string | null): string => {
  const sheet = parseDraft(key, lost);
  const dated = sheet ? JSON.stringify({ ...sheet, since: Math.max(1, sheet.since) }) : lost;
  return mergeStored(key, dated, stored ?? undefined);
};
