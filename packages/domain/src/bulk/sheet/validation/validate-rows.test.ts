import { describe, expect, it } from 'vitest';
import { firstBrokenRule } from '../../../request/rules/index.ts';
import type { BulkRow, CellProblem } from '../bulk-row.ts';
import { context, createRow } from '../testing/validation.ts';
import { needsAddressSearch, toSubmissionInput } from './row-input.ts';
import { validateRows } from './validate-rows.ts';
import type { ValidationContext } from './validation-context.ts';

type Cells = Partial<BulkRow['cells']>;
const validate = (cells: Cells, changes: Partial<ValidationContext> = {}) =>
  validateRows([createRow(cells)], { ...context, ...changes });

const error = (column: CellProblem['column'], name: string, rest: Partial<CellProblem> = {}) => ({
  rowId: 'row-2',
  severity: 'error',
  column,
  key: `bulk.problem.${name}`,
  ...rest,
});

describe('validateRows', () => {
  it('accepts a complete row', () => {
    expect(validate({})).toEqual([]);
  });

  it('accepts a row without coordinates, which needs an address search', () => {
    const row = createRow({ latitude: '', longitude: '' });

    expect(validateRows([row], context)).toEqual([]);
    expect(needsAddressSearch(row)).toBe(true);
  });

  it.each<[situation: string, cells: Cells, problem: ReturnType<typeof error>]>([
    ['a blank name', { recipient_name: '\u200b' }, error('recipient_name', 'name-missing')],
    ['a name with digits', { recipient_name: 'Ayesha ২' }, error('recipient_name', 'name-digits')],
    [
      'a missing phone number',
      { recipient_phone_number: '' },
      error('recipient_phone_number', 'phone-missing'),
    ],
    [
      'a phone number that is too short',
      { recipient_phone_number: '0171' },
      error('recipient_phone_number', 'phone-incorrect'),
    ],
    [
      'a labelled phone number',
      { recipient_phone_number: 'Tel: 01712-345678' },
      error('recipient_phone_number', 'phone-incorrect', { suggestion: '01712345678' }),
    ],
    ['a missing address', { recipient_address: ' ' }, error('recipient_address', 'address-missing')],
    ['a latitude without a longitude', { longitude: '' }, error('latitude', 'coordinates-incorrect')],
    ['coordinates out of range', { latitude: '123' }, error('latitude', 'coordinates-incorrect')],
    ['a missing amount', { amount: '' }, error('amount', 'amount-missing')],
    ['a negative amount', { amount: '-5' }, error('amount', 'amount-incorrect')],
    [
      'an amount with a currency',
      { amount: '৳ 1,450.50 Tk' },
      error('amount', 'amount-incorrect', { suggestion: '1450.5' }),
    ],
    ['an amount that is too large', { amount: '10000000.01' }, error('amount', 'amount-too-large', {})],
    ['a missing payment method', { payment_method: '' }, error('payment_method', 'payment-missing')],
    [
      'a method that is not offered',
      { payment_method: 'ONLINE_PAYMENT' },
      error('payment_method', 'payment-unavailable'),
    ],
    [
      'a description of 201 characters',
      { description: '🛵'.repeat(201) },
      error('description', 'description-too-long', { params: { limit: 200 } }),
    ],
    [
      'a pickup code of 31 characters',
      { pickup_code: 'x'.repeat(31) },
      error('pickup_code', 'pickup-code-too-long', { params: { limit: 30 } }),
    ],
    [
      'notes of 2049 characters',
      { recipient_notes: 'x'.repeat(2049) },
      error('recipient_notes', 'notes-too-long', { params: { limit: 2048 } }),
    ],
    ['words instead of a time', { preordered_for: 'tonight' }, error('preordered_for', 'time-unreadable')],
    [
      'a time in the past',
      { preordered_for: '2026-11-23 10:00' },
      error('preordered_for', 'time-unavailable'),
    ],
    [
      'a time after closing',
      { preordered_for: '2026-11-23 22:15' },
      error('preordered_for', 'time-unavailable'),
    ],
    [
      'a date with another order',
      { preordered_for: '24/11/2026 6:30 pm' },
      error('preordered_for', 'time-format', { suggestion: '2026-11-24 18:30' }),
    ],
  ])('reports %s', (_, cells, problem) => {
    expect(validate(cells)).toEqual([problem]);
  });

  it('accepts 2048 characters of notes, although they have more bytes than a single request may have', () => {
    expect(validate({ recipient_notes: '🛵'.repeat(2048) })).toEqual([]);
  });

  it('reports each broken rule of a row, one for each cell', () => {
    const problems = validate({ recipient_name: '', recipient_phone_number: 'x', amount: 'free' });

    expect(problems.map(({ key }) => key)).toEqual([
      'bulk.problem.name-missing',
      'bulk.problem.phone-incorrect',
      'bulk.problem.amount-incorrect',
    ]);
  });

  it('reports a row if and only if the rules of a single request report it', () => {
    const cases: readonly Cells[] = [
      {},
      { recipient_name: '7' },
      { recipient_phone_number: '12' },
      { amount: '1e3' },
      { amount: '٤٥٠' },
      { description: 'x'.repeat(200) },
      { pickup_code: 'x'.repeat(31) },
      { recipient_address: '' },
      { latitude: '0', longitude: '0' },
      { payment_method: 'barter' },
    ];
    for (const cells of cases) {
      const rule = firstBrokenRule(toSubmissionInput(createRow(cells), context));
      expect(validate(cells).length > 0, JSON.stringify(cells)).toBe(rule !== null);
    }
  });

  it('requires a unit in Singapore', () => {
    const market = { country: 'sg', currency: 'SGD', timeZone: 'Asia/Singapore' } as const;

    expect(validate({}, { market }).map(({ key }) => key)).toContain('bulk.problem.unit-missing');
  });

  it('requires a known collection point of a vendor with outlets', () => {
    const changes = { collectionPoints: ['Banani', 'y0ud'] };

    expect(validate({ collection_point: ' banani ' }, changes)).toEqual([]);
    expect(validate({}, changes)).toEqual([error('collection_point', 'collection-point-missing')]);
    expect(validate({ collection_point: 'Gulshan' }, changes)).toEqual([
      error('collection_point', 'collection-point-unknown'),
    ]);
  });

  it('resolves an ambiguous date by the times at which the service delivers', () => {
    const now = Date.parse('2026-04-02T06:00:00Z');

    expect(validate({ preordered_for: '03/04/2026 18:30' }, { now })).toEqual([
      error('preordered_for', 'time-format', { suggestion: '2026-04-03 18:30' }),
    ]);
  });

  it('reports a time that the clocks skip', () => {
    const market = { country: 'eg', currency: 'EGP', timeZone: 'Africa/Cairo' } as const;
    const now = Date.parse('2026-04-23T12:00:00Z');

    const problems = validate({ preordered_for: '2026-04-24 00:30' }, { market, now, hours: null });

    expect(problems.map(({ key }) => key)).toContain('bulk.problem.time-unavailable');
  });

  it('warns about the same order and about a repeated pickup code', () => {
    const rows = [createRow(), createRow({ recipient_phone_number: '+880 1712-345678' }, 4)];

    expect(validateRows(rows, context)).toEqual([
      {
        rowId: 'row-4',
        severity: 'warning',
        column: 'recipient_phone_number',
        key: 'bulk.problem.duplicate-row',
        params: { row: 2 },
      },
      {
        rowId: 'row-4',
        severity: 'warning',
        column: 'pickup_code',
        key: 'bulk.problem.duplicate-pickup-code',
        params: { row: 2 },
      },
    ]);
  });

  it('warns about a recipient for whom a rider was requested', () => {
    const wasRequested: ValidationContext['wasRequested'] = ({ phoneNumber, address }) =>
      phoneNumber === '+8801712345678' && address === '4B, 7 Kamal Avenue, Banani';

    expect(validate({ unit: ' 4B ' }, { wasRequested })).toEqual([
      {
        rowId: 'row-2',
        severity: 'warning',
        column: 'recipient_phone_number',
        key: 'bulk.problem.requested-recently',
      },
    ]);
    expect(validate({ unit: '5C' }, { wasRequested })).toEqual([]);
  });

  it('suggests the form of the template for a valid value in another form', () => {
    expect(validate({ payment_method: 'cash', amount: '1,450' })).toEqual([
      {
        rowId: 'row-2',
        severity: 'warning',
        column: 'payment_method',
        key: 'bulk.problem.other-form',
        params: { value: 'CASH_ON_DELIVERY' },
        suggestion: 'CASH_ON_DELIVERY',
      },
      {
        rowId: 'row-2',
        severity: 'warning',
        column: 'amount',
        key: 'bulk.problem.other-form',
        params: { value: '1450' },
        suggestion: '1450',
      },
    ]);
  });
});
