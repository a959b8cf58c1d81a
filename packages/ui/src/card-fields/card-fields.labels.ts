import type { CardPart, CardProblem } from './card-fields.types.ts';

export interface CardFieldsLabels extends Readonly<Record<CardPart, string>> {
  /** Placeholder of the expiry field: month, then year. */
  readonly expiryExample: string;
  /** Placeholder of the security code. `length` is null until the scheme is known. */
  readonly codeDigits: (length: number | null) => string;
  readonly problem: (part: CardPart, problem: CardProblem) => string;
}

const problemTexts: Readonly<Record<CardPart, Readonly<Record<CardProblem, string>>>> = {
  number: {
    missing: 'Enter the card number',
    incomplete: 'The card number is not complete',
    invalid: 'This is not a card number. Check the digits.',
    past: 'The card has expired',
  },
  expiry: {
    missing: 'Enter the expiry date',
    incomplete: 'Enter month and year, such as 04/29',
    invalid: 'There is no such date. Enter month and year, such as 04/29.',
    past: 'The card has expired',
  },
  holder: {
    missing: 'Enter the name on the card',
    incomplete: 'Enter the whole name',
    invalid: 'Enter the name alone, without numbers',
    past: 'The card has expired',
  },
  securityCode: {
    missing: 'Enter the security code',
    incomplete: 'The security code is not complete',
    invalid: 'The security code has too many digits',
    past: 'The card has expired',
  },
};

export const cardFieldsLabels: CardFieldsLabels = {
  number: 'Card number',
  expiry: 'Expiry date',
  holder: 'Name on the card',
  securityCode: 'Security code',
  expiryExample: 'MM/YY',
  codeDigits: (length) => (length === null ? '3 or 4 digits' : `${String(length)} digits`),
  problem: (part, problem) => problemTexts[part][problem],
};
