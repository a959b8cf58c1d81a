import { needsDecision } from './model.ts';
import type { ReportItem } from './model.ts';

/** A reviewer's decision about a change. Valid only for the pictures with these hashes. */
export interface Decision {
  readonly verdict: 'accepted' | 'denied';
  readonly comment: string;
  readonly before: string | null;
  readonly after: string | null;
}

export type Decisions = Readonly<Record<string, Decision>>;

const isDecision = (value: unknown): value is Decision => {
  if (typeof value !== 'object' || value === null) return false;
  const { verdict, comment, before, after } = value as Record<string, unknown>;
  const isHash = (hash: unknown) => hash === null || typeof hash === 'string';
  return (
    (verdict === 'accepted' || verdict === 'denied') &&
    typeof comment === 'string' &&
    isHash(before) &&
    isHash(after)
  );
};

/**
 * Parses the decisions file.
 * @throws when any part of it is invalid, so that no change is accepted by mistake.
 */
export const parseDecisions = (text: string): Decisions => {
  const parsed: unknown = JSON.parse(text);
  const decisions =
    typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>)['decisions'] : null;
  if (typeof decisions !== 'object' || decisions === null || !Object.values(decisions).every(isDecision))
    throw new Error(
      'visual-review.json does not have the format that the review page writes, so its decisions cannot be trusted. Delete the file and decide again.',
    );
  return decisions as Decisions;
};

/** Formats the decisions file. Sorts by id, so that the order of decisions does not show up in a diff. */
export const formatDecisions = (decisions: Decisions): string => {
  const sorted = Object.fromEntries(Object.entries(decisions).toSorted(([a], [b]) => a.localeCompare(b)));
  return `${JSON.stringify({ decisions: sorted }, null, 2)}\n`;
};

/** Returns the decision about a change. Null if no decision exists for these exact pictures. */
export const decisionFor = (decisions: Decisions, item: ReportItem): Decision | null => {
  const decision = decisions[item.id];
  if (!decision) return null;
  const isCurrent =
    decision.before === (item.before?.hash ?? null) && decision.after === (item.after?.hash ?? null);
  return isCurrent ? decision : null;
};

export const createDecision = (
  item: ReportItem,
  verdict: Decision['verdict'],
  comment: string,
): Decision => ({
  verdict,
  comment,
  before: item.before?.hash ?? null,
  after: item.after?.hash ?? null,
});

/** Lists the items that keep a review open: failures, and changes that are not accepted. */
export const openItems = (items: readonly ReportItem[], decisions: Decisions): readonly ReportItem[] =>
  items.filter(
    (item) =>
      item.kind === 'failed' || (needsDecision(item) && decisionFor(decisions, item)?.verdict !== 'accepted'),
  );
