/** A line of prose that breaks one of the rules. */
export interface Problem {
  /** Path relative to the root of the repository. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Quotes the words found and says what to write instead. */
  readonly message: string;
}
