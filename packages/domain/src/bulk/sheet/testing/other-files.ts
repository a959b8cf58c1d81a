import { sheetLimits } from '../sheet-limits.ts';
import { buildArchive } from './build-archive.ts';
import { buildWorkbook } from './build-workbook.ts';
import type { OddFile } from './odd-file.ts';
import { headerRow } from './orders.ts';

const text = (content: string) => new TextEncoder().encode(content);

const compound = (streamName: string) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(2000),
      Buffer.from(streamName, 'utf16le'),
      Buffer.alloc(500),
    ]),
  );

/** Files that are no spreadsheets, or have no orders. The reader says what each one is. */
export const otherFiles: readonly OddFile[] = [
  { name: 'an empty file', bytes: () => new Uint8Array(), failure: 'bulk.file.empty' },
  {
    name: 'a file above the limit',
    bytes: () => new Uint8Array(sheetLimits.fileBytes + 1),
    failure: 'bulk.file.too-large',
  },
  { name: 'a renamed PDF', bytes: () => text('%PDF-1.7\n%âãÏÓ'), failure: 'bulk.file.pdf' },
  { name: 'an Excel file from 2003', bytes: () => compound('Workbook'), failure: 'bulk.file.old-excel' },
  {
    name: 'a file with a password',
    bytes: () => compound('EncryptedPackage'),
    failure: 'bulk.file.encrypted',
  },
  {
    name: 'an encrypted archive',
    bytes: () => buildArchive([{ name: 'xl/workbook.xml', content: 'x', isEncrypted: true }]),
    failure: 'bulk.file.encrypted',
  },
  {
    name: 'a binary workbook',
    bytes: () => buildArchive([{ name: 'xl/workbook.bin', content: 'x' }]),
    failure: 'bulk.file.binary-excel',
  },
  {
    name: 'an OpenDocument file',
    bytes: () =>
      buildArchive([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
        { name: 'content.xml', content: '<x/>' },
      ]),
    failure: 'bulk.file.open-document',
  },
  {
    name: 'a Word file',
    bytes: () => buildArchive([{ name: 'word/document.xml', content: '<x/>' }]),
    failure: 'bulk.file.not-xlsx',
  },
  { name: 'an archive without files', bytes: () => buildArchive([]), failure: 'bulk.file.not-xlsx' },
  {
    name: 'a picture',
    bytes: () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
    failure: 'bulk.file.not-xlsx',
  },
  {
    name: 'a web page named XLSX',
    bytes: () => text('<html><table><tr><td>name</td></tr></table></html>'),
    failure: 'bulk.file.not-xlsx',
  },
  {
    name: 'a letter',
    bytes: () => text('Dear team, please deliver my orders.'),
    failure: 'bulk.file.no-header',
  },
  {
    name: 'a sheet without a header',
    bytes: () => buildWorkbook({ sheets: [{ rows: [['Hello'], ['World', 7]] }] }),
    failure: 'bulk.file.no-header',
  },
  {
    name: 'a sheet without rows',
    bytes: () => buildWorkbook({ sheets: [{ rows: [headerRow] }] }),
    failure: 'bulk.file.no-rows',
  },
  {
    name: 'a workbook without sheets',
    bytes: () => buildWorkbook({ sheets: [] }),
    failure: 'bulk.file.damaged',
  },
];
