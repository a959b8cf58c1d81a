import { parseAmount, stripCurrency } from '../../platform/money/index.ts';
import { emptyDraft, type Draft } from '../draft/draft.ts';
import type { SubmissionInput } from '../rules/submission-rules.ts';

export const point = { latitude: 23.79, longitude: 90.4 };
/** A draft that breaks no rule. */
const completeDraft: Draft = {
  ...emptyDraft('draft-1'),
  destinationText: '7 Kamal Avenue, Banani',
  destination: { address: '7 Kamal Avenue, Banani', point, city: null, area: null },
  customerName: 'Ayesha Rahman',
  phone: { text: '01812-345678', e164: '+8801812345678', possible: true },
  amount: '450',
};

/** The values of a submission that differ from a complete one. */
export interface SubmissionCase {
  readonly draft?: Partial<Draft>;
  readonly country?: string;
  readonly currency?: string;
  readonly vendorId?: string | null;
  readonly paymentMethod?: SubmissionInput['paymentMethod'];
}
/** Creates the input of the submission rules: a complete submission in Bangladesh, with the given differences. */
export const createSubmission = ({
  draft = {},
  country = 'bd',
  currency = 'BDT',
  vendorId = 'k4ch',
  paymentMethod = 'CASH_ON_DELIVERY',
}: SubmissionCase): SubmissionInput => {
  const merged = { ...completeDraft, ...draft };
  return {
    vendorId,
    country,
    draft: merged,
    amount: parseAmount(stripCurrency(merged.amount, currency), currency),
    paymentMethod,
  };
};
