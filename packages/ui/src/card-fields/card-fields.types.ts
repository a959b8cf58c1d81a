export type CardPart = 'number' | 'expiry' | 'holder' | 'securityCode';

/** Why a part cannot be accepted yet. */
export type CardProblem = 'missing' | 'incomplete' | 'invalid' | 'past';

export type CardProblems = Readonly<Partial<Record<CardPart, CardProblem>>>;

/** All that a page may know of a card while it is typed. */
export interface CardSummary {
  /** The name of the scheme, once only one is possible. */
  readonly scheme: string | null;
  /** The last four digits, once the card is complete. */
  readonly lastDigits: string | null;
  readonly isComplete: boolean;
  readonly problems: CardProblems;
}

/** A card in the clear. It exists between a submission and the tokenizer, and nowhere else. */
export interface ClearCard {
  /** Digits alone. */
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly holder: string;
  readonly securityCode: string;
}

/** How a submission ended. */
export type CardSubmission =
  | { readonly kind: 'tokenized' }
  | { readonly kind: 'incomplete' }
  /** The submission before is still at work. */
  | { readonly kind: 'busy' }
  /** The tokenizer refused. The fields keep what was typed, so that one can try again. */
  | { readonly kind: 'failed'; readonly reason: unknown };

/** What a page may do with the fields beside showing them. */
export interface CardFieldsActions {
  readonly submit: () => Promise<CardSubmission>;
  readonly clear: () => void;
}

/** A provider whose own frames take the card, so that it never reaches the page at all. */
export interface CardHosting {
  /** Puts the provider's frame for a part into the slot, and returns how to take it out again. */
  readonly mount: (part: CardPart, slot: HTMLElement) => () => void;
  /** What the provider says is wrong. */
  readonly problems?: CardProblems;
}
