export type CardPart = 'number' | 'expiry' | 'holder' | 'securityCode';

/** Why a part is not valid. */
export type CardProblem = 'missing' | 'incomplete' | 'invalid' | 'past';

export type CardProblems = Readonly<Partial<Record<CardPart, CardProblem>>>;

/** Summary of the typed card that is safe to keep in state. */
export interface CardSummary {
  /** Scheme name, such as `Visa`. Null while several schemes are possible. */
  readonly scheme: string | null;
  /** Last four digits. Null until the card is complete. */
  readonly lastDigits: string | null;
  readonly isComplete: boolean;
  readonly problems: CardProblems;
}

/** An unencrypted card. It exists only between submission and the tokenizer. */
export interface ClearCard {
  /** Digits only, without spaces. */
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly holder: string;
  readonly securityCode: string;
}

/** Result of a submission. */
export type CardSubmission =
  | { readonly kind: 'tokenized' }
  | { readonly kind: 'incomplete' }
  /** An earlier submission is still in flight. */
  | { readonly kind: 'busy' }
  /** The tokenizer rejected the card. The fields keep their text, so that the user can retry. */
  | { readonly kind: 'failed'; readonly reason: unknown };

/** Functions that `actionsRef` receives. */
export interface CardFieldsActions {
  readonly submit: () => Promise<CardSubmission>;
  readonly clear: () => void;
}

/** A provider whose frames collect the card, so that the card never reaches the page. */
export interface HostedCardProvider {
  /** Mounts the provider's frame for a part into `slot`. Returns the function that unmounts it. */
  readonly mount: (part: CardPart, slot: HTMLElement) => () => void;
  /** Problems that the provider reports. */
  readonly problems?: CardProblems;
}
