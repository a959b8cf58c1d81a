import { readCardNumber } from './card-number.ts';
import { expiryProblem, formatExpiry } from './expiry.ts';
import { digitsOnly } from './masked-text.ts';
import type { CardPart, CardProblem, CardSummary, ClearCard } from './card-fields.types.ts';

/** Texts of the rendered fields, read on demand and never stored. */
export type CardTexts = Readonly<Partial<Record<CardPart, string>>>;

/** A card summary plus the security code length, which the fields need. */
export interface CardReading extends CardSummary {
  readonly codeLength: number | null;
}

export function readCard(texts: CardTexts, today: string): CardReading {
  const number = readCardNumber(texts.number ?? '');
  const validators: Readonly<Record<CardPart, (text: string) => CardProblem | null>> = {
    number: () => number.problem,
    expiry: (text) => expiryProblem(text, today),
    holder: holderProblem,
    securityCode: (text) => securityCodeProblem(text, number.codeLength),
  };
  const problems: Partial<Record<CardPart, CardProblem>> = {};
  for (const part of Object.keys(texts) as CardPart[]) {
    const problem = validators[part](texts[part] ?? '');
    if (problem !== null) problems[part] = problem;
  }
  const isComplete = texts.number !== undefined && Object.keys(problems).length === 0;
  return {
    scheme: number.scheme,
    codeLength: number.codeLength,
    lastDigits: isComplete ? digitsOnly(texts.number).slice(-4) : null,
    isComplete,
    problems,
  };
}

/** Converts field texts to the card format of the tokenizer. */
export const toClearCard = (texts: CardTexts): ClearCard => ({
  number: digitsOnly(texts.number ?? ''),
  expiry: formatExpiry(texts.expiry ?? '', true),
  holder: (texts.holder ?? '').trim(),
  securityCode: digitsOnly(texts.securityCode ?? ''),
});

/** Rejects eight or more digits, so that a card number in the name field is never accepted as a name. */
const holderProblem = (text: string): CardProblem | null =>
  text.trim() === '' ? 'missing' : digitsOnly(text).length >= 8 ? 'invalid' : null;

const securityCodeProblem = (text: string, length: number | null): CardProblem | null => {
  const count = digitsOnly(text).length;
  if (count === 0) return 'missing';
  if (count < (length ?? 3)) return 'incomplete';
  return count > (length ?? 4) ? 'invalid' : null;
};
