import { bulkColumns } from '../../../contracts/index.ts';
import type { WrittenCell } from './build-workbook.ts';

/** The names of the template's columns. */
export const headerRow: readonly string[] = bulkColumns;

/** A complete order in the columns of the template. */
export const orderRow: readonly WrittenCell[] = [
  'Ayesha Rahman',
  '01712345678',
  23.7806,
  90.4074,
  '7 Kamal Avenue, Banani',
  null,
  'Ring twice',
  'CASH_ON_DELIVERY',
  450.5,
  'Two pizzas',
  null,
  'A-17',
  null,
];

/** The texts of `orderRow` after reading. */
export const orderCells = {
  recipient_name: 'Ayesha Rahman',
  recipient_phone_number: '01712345678',
  latitude: '23.7806',
  longitude: '90.4074',
  recipient_address: '7 Kamal Avenue, Banani',
  unit: '',
  recipient_notes: 'Ring twice',
  payment_method: 'CASH_ON_DELIVERY',
  amount: '450.5',
  description: 'Two pizzas',
  preordered_for: '',
  pickup_code: 'A-17',
  collection_point: '',
};

/** Replaces cells of the complete order by column. */
export const orderWith = (
  changes: Readonly<Partial<Record<(typeof bulkColumns)[number], WrittenCell>>>,
): readonly WrittenCell[] =>
  bulkColumns.map((column, index) =>
    column in changes ? (changes[column] ?? null) : (orderRow[index] ?? null),
  );
