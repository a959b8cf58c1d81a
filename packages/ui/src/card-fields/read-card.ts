import { readCardNumber } from './card-number.ts';
import { expiryProblem, maskExpiry } from './expiry.ts';
import { plainDigits } from './masked-text.ts';
import type { CardPart, CardProblem, CardSummary, ClearCard } from './card-fields.types.ts';

/** The texts of the fields that are on the page, read when they are needed and not kept. */
export type CardTexts = Readonly<Partial<Record<CardPart, string>>>;

/** A summary, and what the fields need to show it. */
export interface CardReading extends CardSummary {
  readonly codeLength: number | null;
}

export function readCard(texts: CardTexts, today: string): CardReading {
  const number = readCardNumber(texts.number ?? '');
  const found: Readonly<Record<CardPart, (text: string) => CardProblem | null>> = {
    number: () => number.problem,
    expiry: (text) => expiryProblem(text, today),
    holder: holderProblem,
    securityCode: (text) => codeProblem(text, number.codeLength),
  };
  const problems: Partial<Record<CardPart, CardProblem>> = {};
  for (const part of Object.keys(texts) as CardPart[]) {
    const problem = found[part](texts[part] ?? '');
    if (problem !== null) problems[part] = problem;
  }
  const isComplete = texts.number !== undefined && Object.keys(problems).length === 0;
  return {
    scheme: number.scheme,
    codeLength: number.codeLength,
    lastDigits: isComplete ? plainDigits(texts.number).slice(-4) : null,
    isComplete,
    problems,
  };
}

/** The card as the tokenizer wants it. */
export const clearCard = (texts: CardTexts): ClearCard => ({
  number: plainDigits(texts.number ?? ''),
  expiry: maskExpiry(texts.expiry ?? '', true),
  holder: (texts.holder ?? '').trim(),
  securityCode: plainDigits(texts.securityCode ?? ''),
});

/** A card number that was typed into the wrong field must not be taken for a name. */
const holderProblem = (text: string): CardProblem | null =>
  text.trim() === '' ? 'missing' : plainDigits(text).length >= 8 ? 'invalid' : null;

const codeProblem = (text: string, length: number | null): CardProblem | null => {
  const count = plainDigits(text).length;
  if (count === 0) return 'missing';
  if (count < (length ?? 3)) return 'incomplete';
  return count > (length ?? 4) ? 'invalid' : null;
};
