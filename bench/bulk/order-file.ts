import { createSeededRandom } from '@saddlebag/domain/testing';
import { buildWorkbook } from '../../packages/domain/src/bulk/sheet/testing/build-workbook.ts';
import { headerRow, orderWith } from '../../packages/domain/src/bulk/sheet/testing/orders.ts';

export interface OrderFile {
  readonly rows: number;
  readonly bytes: Uint8Array;
}

const letters = 'abcdefghijklmnopqrstuvwxyz     ';

/** Creates the file of a vendor with orders that all differ. Each order has notes of the given length. */
export const createOrderFile = (rows: number, notesLength: number): OrderFile => {
  const random = createSeededRandom(7);
  const text = (length: number) =>
    Array.from({ length }, () => letters.charAt(Math.floor(random.next() * letters.length))).join('');
  const orders = Array.from({ length: rows }, (_, index) =>
    orderWith({
      recipient_name: `Ayesha ${text(8)}`,
      recipient_phone_number: `017${String(10_000_000 + index)}`,
      latitude: 23.7 + random.next() / 10,
      longitude: 90.3 + random.next() / 10,
      recipient_address: `${index} ${text(20)}, Banani`,
      recipient_notes: `n${text(notesLength)}`,
      amount: Math.floor(random.next() * 100_000) / 100,
      pickup_code: `A-${index}`,
    }),
  );
  return {
    rows,
    bytes: buildWorkbook({ sheets: [{ rows: [headerRow, ...orders] }], hasSharedStrings: true }),
  };
};
