/** A requirement of a specification. */
export interface Point {
  /** Short, stable name, used in the marks above tests: `rule.8`, `constant.notes`. */
  readonly id: string;
  /** Text of the requirement, or of the decision where the product deviates from it on purpose. */
  readonly what: string;
  /** Why the product does not meet the requirement. A point without a reason needs a test. */
  readonly open?: string;
}

/** A numbered section of the specification. */
export interface Section {
  readonly number: number;
  readonly title: string;
  readonly points: readonly Point[];
}

/** The requirements of one specification, in the order of its sections. */
export interface Specification {
  /** What it specifies, as `of sessions and the order request`. */
  readonly subject: string;
  readonly sections: readonly Section[];
}

/** Creates points from `name: requirement` entries. Their ids are `kind.name`. */
export const pointsOf = (kind: string, requirements: Readonly<Record<string, string>>): readonly Point[] =>
  Object.entries(requirements).map(([name, what]) => ({ id: `${kind}.${name}`, what }));

/** Converts a name to the form used in ids: `AskForOriginAddress` becomes `ask-for-origin-address`. */
export const slugOf = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-');
