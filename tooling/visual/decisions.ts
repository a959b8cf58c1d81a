import { needsDecision } from './model.ts';
import type { ReportItem } from './model.ts';

/** What a person said of one change, and of which two pictures. */
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

/** @throws when the text is not a file of decisions; half of one would accept what nobody accepted. */
export const parseDecisions = (text: string): Decisions => {
  const read: unknown = JSON.parse(text);
  const decisions =
    typeof read === 'object' && read !== null ? (read as Record<string, unknown>)['decisions'] : null;
  if (typeof decisions !== 'object' || decisions === null || !Object.values(decisions).every(isDecision))
    throw new Error(
      'visual-review.json does not hold decisions as the review page writes them, so none of them can be trusted; take the file away and decide again.',
    );
  return decisions as Decisions;
};

/** The text of a file of decisions, in an order that does not depend on who decided first. */
export const decisionsText = (decisions: Decisions): string => {
  const sorted = Object.fromEntries(Object.entries(decisions).toSorted(([a], [b]) => a.localeCompare(b)));
  return `${JSON.stringify({ decisions: sorted }, null, 2)}\n`;
};

/** The decision about a change, unless its pictures are others by now. */
export const decisionFor = (decisions: Decisions, item: ReportItem): Decision | null => {
  const decision = decisions[item.id];
  if (!decision) return null;
  const stands =
    decision.before === (item.before?.hash ?? null) && decision.after === (item.after?.hash ?? null);
  return stands ? decision : null;
};

export const decide = (item: ReportItem, verdict: Decision['verdict'], comment: string): Decision => ({
  verdict,
  comment,
  before: item.before?.hash ?? null,
  after: item.after?.hash ?? null,
});

/** What keeps a review from being over. */
export const openItems = (items: readonly ReportItem[], decisions: Decisions): readonly ReportItem[] =>
  items.filter(
    (item) =>
      item.kind === 'failed' || (needsDecision(item) && decisionFor(decisions, item)?.verdict !== 'accepted'),
  );
