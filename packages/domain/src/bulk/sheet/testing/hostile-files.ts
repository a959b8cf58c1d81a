import { deflateRawSync } from 'node:zlib';
import { buildArchive } from './build-archive.ts';
import { buildWorkbook } from './build-workbook.ts';
import type { OddFile } from './odd-file.ts';
import { headerRow, orderRow, orderWith } from './orders.ts';

const megabyte = 1_048_576;
const text = (content: string) => new TextEncoder().encode(content);
const good = () => buildWorkbook({ sheets: [{ rows: [headerRow, orderRow] }] });
const sheet = (xml: string) => buildWorkbook({ sheets: [{ xml }] });
const withFile = (name: string, content: string, rest: object = {}) =>
  buildWorkbook({ sheets: [{ rows: [headerRow, orderRow] }], files: [{ name, content, ...rest }] });
const spaces = (megabytes: number) => new Uint8Array(megabytes * megabyte).fill(32);
const sheetPath = 'xl/worksheets/sheet1.xml';

/** A header and an order in XML, and further XML in the same sheet. */
const cell = (reference: string, content: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${content}</t></is></c>`;
const header = `<row r="1">${cell('A1', 'name')}${cell('B1', 'phone')}${cell('C1', 'address')}</row>`;
const order = (row: number) =>
  `<row r="${row}">${cell(`A${row}`, 'Ayesha')}${cell(`B${row}`, '01712345678')}${cell(`C${row}`, 'Banani')}</row>`;
const sheetWith = (rows: string) => sheet(`<worksheet><sheetData>${header}${rows}</sheetData></worksheet>`);

const laughs = Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
);

/** Copies of the same compressed data under many names. */
const overlapping = () => {
  const bytes = buildArchive([
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'b', content: spaces(1) },
  ]);
  const view = new DataView(bytes.buffer);
  const first = bytes.length - 22 - (46 + 15) - (46 + 1);
  const second = first + 46 + 15;
  view.setUint32(second + 42, 0, true);
  return bytes;
};

/** Files that an attacker sends, and damaged files. The reader refuses each at once, or reads its orders. */
export const hostileFiles: readonly OddFile[] = [
  {
    name: 'the first half of a file',
    bytes: () => good().slice(0, good().length / 2),
    failure: 'bulk.file.damaged',
  },
  { name: 'a file without its last byte', bytes: () => good().slice(0, -1), failure: 'bulk.file.damaged' },
  { name: 'only a signature', bytes: () => new Uint8Array([0x50, 0x4b, 3, 4]), failure: 'bulk.file.damaged' },
  {
    name: 'data that is not deflated',
    bytes: () => withFile(sheetPath, 'x'.repeat(99), { compressed: new Uint8Array(40).fill(255) }),
    failure: 'bulk.file.damaged',
  },
  {
    name: 'a size that is too large',
    bytes: () => withFile(sheetPath, '<worksheet/>', { claimedBytes: 500 }),
    failure: 'bulk.file.damaged',
  },
  {
    name: 'a bomb that claims a small size',
    bytes: () => withFile(sheetPath, '', { compressed: deflateRawSync(spaces(64)), claimedBytes: 5000 }),
    failure: 'bulk.file.damaged',
  },
  {
    name: 'a bomb of one file',
    bytes: () =>
      withFile(sheetPath, '', { compressed: deflateRawSync(spaces(48)), claimedBytes: 48 * megabyte }),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'a bomb that claims four gigabytes',
    bytes: () => withFile(sheetPath, 'x', { claimedBytes: 0xffff_ffff }),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'a bomb of many files',
    bytes: () =>
      buildArchive(
        Array.from({ length: 60 }, (_, index) => ({
          name: `f${index}`,
          content: '',
          compressed: deflateRawSync(spaces(1)),
          claimedBytes: megabyte,
        })),
      ),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'two thousand files',
    bytes: () =>
      buildArchive(Array.from({ length: 2000 }, (_, index) => ({ name: `f${index}`, content: '' }))),
    failure: 'bulk.file.unsafe',
  },
  { name: 'overlapping files', bytes: overlapping, failure: 'bulk.file.unsafe' },
  {
    name: 'entities that expand',
    bytes: () =>
      sheet(
        `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs.join('')}]><worksheet><sheetData>${header}<row r="2">${cell('A2', '&l10;')}</row></sheetData></worksheet>`,
      ),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'an external entity in the texts',
    bytes: () => withFile('xl/sharedStrings.xml', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><sst/>'),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'an endless tag',
    bytes: () => sheet(`<worksheet><row a="${'x'.repeat(megabyte)}`),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'a tag of equals signs',
    bytes: () => sheet(`<worksheet><row ${'=>'.repeat(200_000)}`),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'a cell in the last row and column',
    bytes: () => sheetWith(`${order(2)}<row r="1048576">${cell('XFD1048576', 'x')}</row>`),
    failure: 'bulk.file.far-cell',
  },
  {
    name: 'a cell in the last column',
    bytes: () => sheetWith(`<row r="2">${cell('XFD2', 'x')}</row>`),
    failure: 'bulk.file.far-cell',
  },
  {
    name: 'more rows than the limit',
    bytes: () => sheetWith(Array.from({ length: 10_001 }, (_, index) => order(index + 2)).join('')),
    failure: 'bulk.file.too-many-rows',
  },
  {
    name: 'half a million texts',
    bytes: () =>
      withFile(
        'xl/sharedStrings.xml',
        `<sst>${Array.from({ length: 500_000 }, (_, index) => `<si><t>${index}</t></si>`).join('')}</sst>`,
      ),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'CSV with an open quotation mark',
    bytes: () => text(`${headerRow.join(',')}\n"Ayesha,01712345678`),
    failure: 'bulk.file.open-quote',
  },
  {
    name: 'CSV with too many columns',
    bytes: () => text(`${headerRow.join(',')}${',x'.repeat(300)}`),
    failure: 'bulk.file.far-cell',
  },
  {
    name: 'a sheet that claims a billion cells',
    bytes: () =>
      sheet(
        `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${header}${order(2)}</sheetData></worksheet>`,
      ),
    rows: [2],
    notices: ['missing-columns'],
  },
  {
    name: 'twenty thousand merged ranges',
    bytes: () =>
      sheet(
        `<worksheet><sheetData>${header}${order(2)}</sheetData><mergeCells>${'<mergeCell ref="A2:XFD1048576"/>'.repeat(20_000)}</mergeCells></worksheet>`,
      ),
    rows: [2],
    notices: ['missing-columns'],
  },
  {
    name: 'references to characters that do not exist',
    bytes: () =>
      sheetWith(`<row r="2">${cell('A2', '&#x110000;&#0;&nope;')}${cell('B2', '01712345678')}</row>`),
    rows: [2],
    notices: ['missing-columns'],
  },
  {
    name: 'references to texts that do not exist',
    bytes: () => sheetWith(`<row r="2"><c r="A2" t="s"><v>-1</v></c>${cell('B2', '01712345678')}</row>`),
    failure: 'bulk.file.damaged',
  },
  {
    name: 'a link of all cells',
    bytes: () =>
      sheet(
        `<worksheet><sheetData>${header}${order(2)}</sheetData><hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks></worksheet>`,
      ),
    rows: [2],
    notices: ['missing-columns'],
  },
  {
    name: 'a link of all cells between the rows',
    bytes: () => sheetWith(`${order(2)}<x:hyperlink ref="A1:XFD1048576" location="x"/>`),
    rows: [2],
    notices: ['missing-columns'],
  },
  {
    name: 'the widths of a billion columns',
    bytes: () =>
      sheet(
        `<worksheet><cols><col min="1" max="1000000000" hidden="1"/></cols><sheetData>${header}${order(2)}</sheetData></worksheet>`,
      ),
    rows: [2],
    notices: ['missing-columns'],
  },
  {
    name: 'three million empty cells',
    bytes: () => sheetWith(`<row r="2">${'<c/><c s="1"/>'.repeat(1_500_000)}</row>`),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'a hundred thousand styles',
    bytes: () =>
      withFile(
        'xl/styles.xml',
        `<styleSheet><cellXfs>${Array.from({ length: 100_000 }, (_, index) => `<xf numFmtId="${index}"/>`).join('')}</cellXfs></styleSheet>`,
      ),
    failure: 'bulk.file.unsafe',
  },
  {
    name: 'a formula that calls a program',
    bytes: () =>
      buildWorkbook({ sheets: [{ rows: [headerRow, orderWith({ recipient_name: "=cmd|' /C calc'!A0" })] }] }),
    rows: [2],
  },
];
