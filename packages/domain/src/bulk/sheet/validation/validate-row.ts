import { isCountryCode, itemValueCaps, textLimits, type BulkColumn } from '../../../contracts/index.ts';
import { characterCount, normalizeText } from '../../../platform/text/index.ts';
import { dialableNumber, rulesFor, type SubmissionInput } from '../../../request/rules/internal.ts';
import type { BulkRow, CellProblem } from '../bulk-row.ts';
import { sheetLimits } from '../sheet-limits.ts';
import type { Finding } from './finding.ts';
import { needsAddressSearch, problemOfRule, toSubmissionInput } from './row-input.ts';
import { suggestCorrection, suggestForm } from './suggest.ts';
import { validateTime } from './validate-time.ts';
import type { ValidationContext } from './validation-context.ts';

const exceeds = (text: string, characters: number): boolean =>
  text.length > characters && characterCount(normalizeText(text)) > characters;

const simplify = (text: string): string => normalizeText(text).toLowerCase();

/** Rules of a single request that a row breaks, at most one for each cell. */
const findBrokenRules = (
  row: BulkRow,
  input: SubmissionInput,
  context: ValidationContext,
): readonly Finding[] => {
  const findings = new Map<BulkColumn, Finding>();
  for (const { key, isBroken } of rulesFor(context.market.country)) {
    const [column, problem, limit] = problemOfRule.get(key) ?? [];
    const isSearched = key === 'validation.invalid-coordinates' && needsAddressSearch(row);
    if (!column || !problem || isSearched || findings.has(column) || !isBroken(input)) continue;
    const text = row.cells[column];
    const suggestion = suggestCorrection(column, text, context);
    findings.set(column, {
      column,
      key: problem,
      ...(limit !== undefined && { params: { limit } }),
      ...(suggestion !== null && suggestion !== text && { suggestion }),
    });
  }
  return [...findings.values()];
};

/** The texts for an incorrect cell would mislead at an empty one. */
const namedIfEmpty = (finding: Finding, { cells }: BulkRow): Finding => {
  if (cells[finding.column].trim() !== '') return finding;
  return finding.key === 'bulk.problem.payment-unavailable'
    ? { ...finding, key: 'bulk.problem.payment-missing' }
    : finding;
};

/** Rules that a single request does not have, or has with other limits. */
const findBrokenBulkRules = (
  { cells }: BulkRow,
  context: ValidationContext,
  points: ReadonlySet<string>,
): readonly Finding[] => {
  const findings: Finding[] = [];
  const addLimit = (column: BulkColumn, key: string, limit: number) => {
    if (exceeds(cells[column], limit)) findings.push({ column, key, params: { limit } });
  };
  addLimit('recipient_address', 'bulk.problem.address-too-long', textLimits.address);
  addLimit('recipient_notes', 'bulk.problem.notes-too-long', sheetLimits.notesCharacters);
  const time = validateTime(cells.preordered_for, context);
  if (time) findings.push({ column: 'preordered_for', ...time });
  const point = simplify(cells.collection_point);
  if (points.size > 0 && !points.has(point))
    findings.push({
      column: 'collection_point',
      key: point === '' ? 'bulk.problem.collection-point-missing' : 'bulk.problem.collection-point-unknown',
    });
  return findings;
};

const findForms = (
  { cells }: BulkRow,
  broken: ReadonlySet<BulkColumn>,
  context: ValidationContext,
): readonly Finding[] =>
  (['payment_method', 'amount'] as const).flatMap((column) => {
    const suggestion = broken.has(column) ? null : suggestForm(column, cells[column], context);
    return suggestion === null
      ? []
      : [{ column, key: 'bulk.problem.other-form', params: { value: suggestion }, suggestion }];
  });

/** A request above this value must be confirmed, because riders carry no more. */
const findHighValue = ({ amount, country }: SubmissionInput): readonly Finding[] => {
  const cap = isCountryCode(country) ? itemValueCaps[country] : undefined;
  return cap !== undefined && amount.ok && amount.amount > cap
    ? [{ column: 'amount', key: 'bulk.problem.amount-high', params: { limit: cap } }]
    : [];
};

/** A repeat of an earlier upload or request can be intended, like a repeat within the sheet. */
const findRequested = (
  { cells }: BulkRow,
  { draft }: SubmissionInput,
  { wasRequested }: ValidationContext,
): readonly Finding[] => {
  // The service joins them in the same way.
  const address = [cells.unit, cells.recipient_address].map(normalizeText).filter(Boolean).join(', ');
  return wasRequested({ phoneNumber: dialableNumber(draft.phone), address })
    ? [{ column: 'recipient_phone_number', key: 'bulk.problem.requested-recently' }]
    : [];
};

/** Creates a function that validates rows by the rules of a single request and those of the bulk upload. */
export const createRowValidator = (
  context: ValidationContext,
): ((row: BulkRow) => readonly CellProblem[]) => {
  const points = new Set(context.collectionPoints.map(simplify));
  return (row) => {
    const input = toSubmissionInput(row, context);
    const errors = [
      ...findBrokenRules(row, input, context).map((finding) => namedIfEmpty(finding, row)),
      ...findBrokenBulkRules(row, context, points),
    ];
    const warnings = [
      ...findForms(row, new Set(errors.map(({ column }) => column)), context),
      ...findHighValue(input),
      ...findRequested(row, input, context),
    ];
    return [
      ...errors.map((finding) => ({ rowId: row.id, severity: 'error' as const, ...finding })),
      ...warnings.map((finding) => ({ rowId: row.id, severity: 'warning' as const, ...finding })),
    ];
  };
};
