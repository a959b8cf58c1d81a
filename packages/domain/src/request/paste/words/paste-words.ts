/** What a language calls things in a message about an order. Written in lower case; letters' case does not matter. */
export interface PasteWords {
  /** True where words are written with blanks between them. */
  readonly isSpaced: boolean;
  /** Before the recipient's name. */
  readonly name: readonly string[];
  /** Before the recipient's name, and before much else that people say. */
  readonly introduction: readonly string[];
  /** Before a phone number. */
  readonly phone: readonly string[];
  /** Before an address. */
  readonly address: readonly string[];
  /** Before flat or floor. */
  readonly unit: readonly string[];
  /** Before the sum to pay. */
  readonly amount: readonly string[];
  /** Before a note to the rider. */
  readonly note: readonly string[];
  /** Before what the request has no field for: payment as a heading, date, items. */
  readonly other: readonly string[];
  /** Before sums that are not the one to pay. */
  readonly lesserSum: readonly string[];
  /** Before an order's own number. */
  readonly order: readonly string[];
  /** Short words that lead to a place, and to much else. */
  readonly towards: readonly string[];
  readonly paid: readonly string[];
  readonly cash: readonly string[];
  readonly card: readonly string[];
  readonly currency: readonly string[];
  /** Words and beginnings of words that addresses are made of. */
  readonly street: readonly string[];
  /** Words that make a sentence one for the rider. */
  readonly instruction: readonly string[];
  /** Words that belong to no field: greetings, courtesies, small words at the edges of a name or an address. */
  readonly filler: readonly string[];
  /** What people say to each other besides the order; paints over what a name or a note could be made of. */
  readonly smallTalk: readonly string[];
  /** Behind the number of a stretch of time. */
  readonly duration: readonly string[];
  /** Flat and floor, as sources of regular expressions. */
  readonly unitPatterns: readonly string[];
}
