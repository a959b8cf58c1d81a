/** One thing that the specification of sessions and the order request asks for. */
export interface Point {
  /** A short stable name, as it stands in the mark above a test: `rule.8`, `constant.notes`. */
  readonly id: string;
  /** What is asked for; where the product departs from the letter on purpose, what was decided. */
  readonly what: string;
  /** Why the product does not do it. A point without it must have a test. */
  readonly open?: string;
}

/** One numbered part of the specification. */
export interface Section {
  readonly number: number;
  readonly title: string;
  readonly points: readonly Point[];
}

/** Points as `name: what`, under a common beginning of their ids. */
export const pointsOf = (kind: string, whats: Readonly<Record<string, string>>): readonly Point[] =>
  Object.entries(whats).map(([name, what]) => ({ id: `${kind}.${name}`, what }));

/** `AskForOriginAddress` as it stands in an id: `ask-for-origin-address`. */
export const slugOf = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-');
