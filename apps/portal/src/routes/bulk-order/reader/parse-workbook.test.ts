import { describe, expect, it } from 'vitest';
import { readSheet } from '@saddlebag/domain/bulk-sheet';
import {
  buildWorkbook,
  styles,
  type WrittenCell,
  type WrittenWorkbook,
} from '../../../../../../packages/domain/src/bulk/sheet/testing/build-workbook.ts';
import {
  headerRow,
  orderCells,
  orderRow,
  orderWith,
} from '../../../../../../packages/domain/src/bulk/sheet/testing/orders.ts';
import { parseWorkbook } from './parse-workbook.ts';

const read = (workbook: WrittenWorkbook) =>
  readSheet(buildWorkbook(workbook), { country: 'bd' }, parseWorkbook);
const readOrders = async (...rows: readonly (readonly WrittenCell[])[]) => {
  const reading = await read({ sheets: [{ rows: [headerRow, ...rows] }] });
  if (!reading.ok) throw new Error(reading.failure.key);
  return reading.rows.map(({ cells }) => cells);
};

describe('parseWorkbook', () => {
  it.each([false, true])('reads the order of a template, shared strings %s', async (hasSharedStrings) => {
    const reading = await read({
      sheets: [{ name: 'Orders', rows: [headerRow, orderRow] }],
      hasSharedStrings,
    });

    expect(reading).toEqual({
      ok: true,
      sheetName: 'Orders',
      rows: [{ id: 'row-2', rowNumber: 2, cells: orderCells }],
      notices: [],
    });
  });

  it.each<[situation: string, written: WrittenCell, text: string]>([
    ['a phone number that lost its zero', 1_712_345_678, '01712345678'],
    ['a phone number that lost its plus', 8_801_712_345_678, '+8801712345678'],
    ['a phone number with an exponent', { xml: '<v>8.801712345678E12</v>' }, '+8801712345678'],
    ['a phone number shown with zeros', { number: 1_712_345_678, style: styles.elevenDigits }, '01712345678'],
    ['Bangla digits', '০১৭১২-৩৪৫৬৭৮', '01712345678'],
    ['two leading zeros', '00880 1712 345678', '+8801712345678'],
    ['a number of another country', 81_234_567, '81234567'],
    ['words', 'call the shop', 'call the shop'],
  ])('reads %s', async (_, written, text) => {
    const [cells] = await readOrders(orderWith({ recipient_phone_number: written }));

    expect(cells?.recipient_phone_number).toBe(text);
  });

  it.each<[situation: string, written: WrittenCell, text: string]>([
    ['a date', { number: 46_349.770833333336, style: styles.date }, '2026-11-23 18:30'],
    ['a date in a custom format', { number: 46_349.75, style: styles.customDate }, '2026-11-23 18:00'],
    ['a date without a format', 46_349.75, '2026-11-23 18:00'],
    ['a date as text', '2026/11/23 6:30 pm', '2026-11-23 18:30'],
    ['a date of a standard', { xml: '<v>2026-11-23T18:30:00Z</v>', type: 'd' }, '2026-11-23 18:30'],
    ['a date with the day first', '23.11.2026 18:30', '2026-11-23 18:30'],
    ['an ambiguous date', '03/04/2026 18:30', '03/04/2026 18:30'],
  ])('reads %s', async (_, written, text) => {
    const [cells] = await readOrders(orderWith({ preordered_for: written }));

    expect(cells?.preordered_for).toBe(text);
  });

  it('reports the progress in tenths', async () => {
    const shares: number[] = [];
    const rows = [headerRow, ...Array.from({ length: 2000 }, () => orderRow)];
    const progressed = (share: number) => void shares.push(share);
    await readSheet(buildWorkbook({ sheets: [{ rows }] }), { country: 'bd', progressed }, parseWorkbook);

    expect(shares.length).toBeGreaterThan(3);
    expect(shares.length).toBeLessThan(11);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  it.each([
    [{ xml: '<v>#REF!</v>', type: 'e' }, '#REF!'],
    [{ xml: '<v>1</v>', type: 'b' }, 'TRUE'],
    [{ type: 'inlineStr', xml: '<is><t>a_x000A_b &amp; c</t></is>' }, 'a\nb & c'],
  ])('reads the content of %j', async (written, text) => {
    const [cells] = await readOrders(orderWith({ description: written }));

    expect(cells?.description).toBe(text);
  });
});
