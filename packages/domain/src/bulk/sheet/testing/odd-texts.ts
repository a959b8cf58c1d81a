import type { WrittenCell } from './build-workbook.ts';
import type { OddFile } from './odd-file.ts';
import { headerRow, orderRow, orderWith } from './orders.ts';

const text = (content: string) => new TextEncoder().encode(content);
const quote = (cell: WrittenCell): string => {
  if (typeof cell === 'string') return `"${cell.replaceAll('"', '""')}"`;
  return typeof cell === 'number' ? String(cell) : '';
};
const csv = (rows: readonly (readonly WrittenCell[])[], separator: string) =>
  rows.map((cells) => cells.map(quote).join(separator)).join('\r\n');

/** Text files and copied cells that the reader understands. */
export const oddTexts: readonly OddFile[] = [
  { name: 'CSV with commas', bytes: () => text(csv([headerRow, orderRow], ',')), rows: [2] },
  {
    name: 'CSV with semicolons and a byte order mark',
    bytes: () => text(`\ufeff${csv([headerRow, orderRow], ';')}`),
    rows: [2],
  },
  {
    name: 'CSV that declares its separator',
    bytes: () => text(`sep=;\r\n${csv([headerRow, orderRow], ';')}`),
    rows: [3],
  },
  {
    name: 'CSV in UTF-16',
    bytes: () => new Uint8Array(Buffer.from(`\ufeff${csv([headerRow, orderRow], '\t')}`, 'utf16le')),
    rows: [2],
  },
  {
    name: 'CSV in the character set of Windows',
    bytes: () =>
      new Uint8Array(Buffer.from(csv([headerRow, orderWith({ recipient_name: 'Zoë' })], ','), 'latin1')),
    rows: [2],
  },
  {
    name: 'CSV with line breaks in a cell',
    bytes: () =>
      text(csv([headerRow, orderWith({ recipient_notes: 'ring\ntwice, "please"' }), orderRow], ',')),
    rows: [2, 3],
  },
  {
    name: 'cells copied from a spreadsheet',
    bytes: () => text(csv([headerRow, orderRow, orderRow], '\t').replaceAll('"', '')),
    rows: [2, 3],
  },
  {
    name: 'copied cells without their header',
    bytes: () => text(csv([orderRow], '\t').replaceAll('"', '')),
    rows: [1],
    notices: ['no-header'],
  },
];
