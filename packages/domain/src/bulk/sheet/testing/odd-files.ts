import { buildArchive } from './build-archive.ts';
import { buildWorkbook, styles, type WrittenCell, type WrittenSheet } from './build-workbook.ts';
import type { OddFile } from './odd-file.ts';
import { headerRow, orderRow, orderWith } from './orders.ts';
import {
  arabicHeader,
  banglaHeader,
  banglaInstructions,
  englishInstructions,
  renamedHeader,
} from './vendor-rows.ts';

const book = (rows: readonly (readonly WrittenCell[])[], sheet: Partial<WrittenSheet> = {}) =>
  buildWorkbook({ sheets: [{ name: 'Orders', rows, ...sheet }] });

const reversed = <T>(cells: readonly T[]) => cells.toReversed();
const storedFiles = () => {
  const xml = (content: string) => `<?xml version="1.0"?>${content}`;
  const cells = (row: readonly WrittenCell[]) =>
    row
      .map((cell) =>
        cell === null ? '<c/>' : `<c t="str"><v>${typeof cell === 'object' ? '' : cell}</v></c>`,
      )
      .join('');
  return [
    {
      name: 'xl\\workbook.xml',
      content: xml(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      ),
      isStored: true,
    },
    {
      name: 'xl\\_rels\\workbook.xml.rels',
      content: xml(
        '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/sheet.xml"/></Relationships>',
      ),
      isStored: true,
    },
    {
      name: 'xl\\sheet.xml',
      content: xml(
        `<worksheet><sheetData><row>${cells(headerRow)}</row><row>${cells(orderRow)}</row></sheetData></worksheet>`,
      ),
      isStored: true,
    },
  ];
};

/** Files as vendors send them. The reader understands each. */
export const oddFiles: readonly OddFile[] = [
  { name: 'the template', bytes: () => book([headerRow, orderRow]), rows: [2] },
  {
    name: 'instructions in the rows 2 and 3',
    bytes: () => book([headerRow, englishInstructions, banglaInstructions, orderRow]),
    rows: [4],
    notices: ['instructions'],
  },
  {
    name: 'instructions between the orders',
    bytes: () => book([headerRow, orderRow, englishInstructions, orderRow]),
    rows: [2, 4],
    notices: ['instructions'],
  },
  { name: 'an Arabic header', bytes: () => book([arabicHeader, orderRow]), rows: [2] },
  { name: 'a Bangla header', bytes: () => book([banglaHeader, orderRow]), rows: [2] },
  { name: 'a renamed header', bytes: () => book([renamedHeader, orderRow]), rows: [2] },
  {
    name: 'an upper-case header',
    bytes: () => book([headerRow.map((name) => ` ${name.toUpperCase()} `), orderRow]),
    rows: [2],
  },
  { name: 'reordered columns', bytes: () => book([reversed(headerRow), reversed(orderRow)]), rows: [2] },
  {
    name: 'further columns',
    bytes: () =>
      book([
        [...headerRow, 'Cashier', 'Table'],
        [...orderRow, 'Rana', 7],
      ]),
    rows: [2],
    notices: ['unknown-columns'],
  },
  {
    name: 'the same column twice',
    bytes: () =>
      book([
        [...headerRow, 'Phone'],
        [...orderRow, '999'],
      ]),
    rows: [2],
    notices: ['unknown-columns'],
  },
  {
    name: 'a missing column',
    bytes: () => book([headerRow.slice(0, 7), orderRow.slice(0, 7)]),
    rows: [2],
    notices: ['missing-columns'],
  },
  {
    name: 'a title above the header',
    bytes: () => book([['Orders of Banani'], [], headerRow, orderRow]),
    rows: [4],
  },
  {
    name: 'no header',
    bytes: () => book([orderRow, orderRow]),
    rows: [1, 2],
    notices: ['no-header'],
  },
  {
    name: 'the header again between the orders',
    bytes: () => book([headerRow, orderRow, headerRow, orderRow]),
    rows: [2, 4],
    notices: ['instructions'],
  },
  {
    name: 'empty rows between the orders',
    bytes: () => book([headerRow, [], orderRow, [], [], orderRow]),
    rows: [3, 6],
  },
  { name: 'rows of spaces', bytes: () => book([headerRow, [' ', '\u00a0'], orderRow]), rows: [3] },
  {
    name: 'hidden rows',
    bytes: () => book([headerRow, orderRow, orderRow], { hiddenRows: [2] }),
    rows: [3],
    notices: ['hidden-rows'],
  },
  {
    name: 'cells merged over two rows',
    bytes: () => book([headerRow, orderRow, orderWith({ recipient_name: null })], { merges: ['A2:A3'] }),
    rows: [2, 3],
    notices: ['merged'],
  },
  {
    name: 'a merged title',
    bytes: () => book([['Orders'], headerRow, orderRow], { merges: ['A1:M1'] }),
    rows: [3],
  },
  {
    name: 'orders in the second sheet',
    bytes: () =>
      buildWorkbook({
        sheets: [
          { name: 'Read me', rows: [['Hello']] },
          { name: 'May', rows: [headerRow, orderRow] },
        ],
      }),
    rows: [2],
    notices: ['sheet'],
  },
  {
    name: 'orders in a sheet after a hidden one',
    bytes: () =>
      buildWorkbook({
        sheets: [
          { name: 'Old', state: 'hidden', rows: [headerRow, orderRow, orderRow] },
          { name: 'New', rows: [headerRow, orderRow] },
        ],
      }),
    rows: [2],
    notices: ['sheet'],
  },
  {
    name: 'missing coordinates',
    bytes: () => book([headerRow, orderWith({ latitude: null, longitude: null })]),
    rows: [2],
  },
  {
    name: 'both coordinates in one cell',
    bytes: () => book([headerRow, orderWith({ latitude: '23.7806, 90.4074', longitude: null })]),
    rows: [2],
  },
  {
    name: 'local digits',
    bytes: () => book([headerRow, orderWith({ recipient_phone_number: '٠١٧١٢٣٤٥٦٧٨', amount: '৪৫০' })]),
    rows: [2],
  },
  {
    name: 'a formula with its result',
    bytes: () => book([headerRow, orderWith({ amount: { xml: '<f>400+50</f><v>450</v>' } })]),
    rows: [2],
  },
  {
    name: 'a formula with an error',
    bytes: () => book([headerRow, orderWith({ amount: { xml: '<v>#REF!</v>', type: 'e' } })]),
    rows: [2],
  },
  {
    name: 'rich text',
    bytes: () =>
      book([
        headerRow,
        orderWith({
          description: { type: 'inlineStr', xml: '<is><r><t>Two </t></r><r><t>pizzas</t></r></is>' },
        }),
      ]),
    rows: [2],
  },
  {
    name: 'a count of days from 1904',
    bytes: () =>
      buildWorkbook({
        is1904: true,
        sheets: [
          { rows: [headerRow, orderWith({ preordered_for: { number: 44_887.75, style: styles.date } })] },
        ],
      }),
    rows: [2],
  },
  {
    name: 'names of a prototype',
    bytes: () =>
      book(
        [
          [...headerRow, '__proto__', 'constructor', 'toString'],
          [...orderRow, 'x', 'y', 'z'],
        ],
        { name: '__proto__' },
      ),
    rows: [2],
    notices: ['unknown-columns'],
  },
  {
    name: 'a namespace prefix',
    bytes: () =>
      book([], {
        xml: `<x:worksheet xmlns:x="m"><x:sheetData>${['recipient_name', 'phone', 'address'].map((name, index) => `${index === 0 ? '<x:row r="1">' : ''}<x:c t="inlineStr"><x:is><x:t>${name}</x:t></x:is></x:c>`).join('')}</x:row><x:row><x:c t="inlineStr"><x:is><x:t>Ayesha</x:t></x:is></x:c><x:c><x:v>1712345678</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      }),
    rows: [2],
    notices: ['missing-columns'],
  },
  {
    name: 'an archive without compression and with backslashes in its paths',
    bytes: () => buildArchive(storedFiles()),
    rows: [2],
  },
];
