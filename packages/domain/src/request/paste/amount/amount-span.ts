import type { CueKind } from '../learning/cue-scan.ts';

/** A number of a message that can be the amount. */
export interface AmountSpan {
  readonly text: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly hasCurrency: boolean;
  /** Kinds of the word that labels the number. */
  readonly label: readonly CueKind[];
  /** The cue words before the number on its line, or right after it. */
  readonly kinds: ReadonlySet<CueKind>;
  /** True for a number inside a date, a time, an order number or another text that is no amount. */
  readonly isClutter: boolean;
  /** True for a number in words. */
  readonly isSpoken: boolean;
}
