/**
 * The vocabulary of a language for messages about orders. All words are lower case and match
 * case-insensitively.
 */
export interface PasteWords {
  /** True if the language puts spaces between words. */
  readonly isSpaced: boolean;
  /** Labels of the customer's name. */
  readonly name: readonly string[];
  /** Phrases that may introduce the customer's name, such as "this is" or "ask for". They also occur elsewhere. */
  readonly introduction: readonly string[];
  /** Labels of a phone number. */
  readonly phone: readonly string[];
  /** Labels of an address. */
  readonly address: readonly string[];
  /** Labels of a flat or floor. */
  readonly unit: readonly string[];
  /** Labels of the amount to pay. */
  readonly amount: readonly string[];
  /** Labels of a note to the rider. */
  readonly note: readonly string[];
  /** Labels of values without a field in the request, such as the date or the items. */
  readonly other: readonly string[];
  /** Labels of amounts other than the one to pay, such as a subtotal or tax. */
  readonly partialAmount: readonly string[];
  /** Labels of an order number. */
  readonly order: readonly string[];
  /** Short words before an address, such as "to". They also occur in other contexts. */
  readonly leadIn: readonly string[];
  /** Phrases that say that the order is already paid. */
  readonly paid: readonly string[];
  /** Phrases for cash on delivery. */
  readonly cash: readonly string[];
  /** Phrases for card payment at the door. */
  readonly card: readonly string[];
  readonly currency: readonly string[];
  /** Words and word beginnings that occur in addresses. */
  readonly street: readonly string[];
  /** Words that mark a sentence as an instruction to the rider. */
  readonly instruction: readonly string[];
  /** Words that are part of no field: greetings, courtesies, and small words around a name or an address. */
  readonly filler: readonly string[];
  /** Small talk that must not be parsed as a name or a note. */
  readonly smallTalk: readonly string[];
  /** Units of time after a number. */
  readonly duration: readonly string[];
  /** Sources of regular expressions that match a flat or floor. */
  readonly unitPatterns: readonly string[];
}
