import { bulkColumns, textLimits, type BulkColumn, type BulkRowInput } from '@saddlebag/domain/contracts';
import { fromBase64Url } from '../../cryptography/encoding.ts';
import { unzip } from './unzip.ts';
import { textOf, unescapeXml } from './xml-text.ts';

const sheetPath = 'xl/worksheets/sheet1.xml';
const stringsPath = 'xl/sharedStrings.xml';

/** The most shared texts of a file. The 1,000 rows of a job have at most 13,000. */
const maxStrings = 50_000;

/** @throws RangeError if there are too many texts */
const readStrings = (xml: string): readonly string[] => {
  const strings: string[] = [];
  for (const [, content = ''] of xml.matchAll(/<si>(.*?)<\/si>/gs)) {
    if (strings.length === maxStrings) throw new RangeError('The file has too many texts.');
    strings.push(textOf(content));
  }
  return strings;
};

const isColumn = (name: string): name is BulkColumn => bulkColumns.some((column) => column === name);

const cellText = (attributes: string, xml: string, strings: readonly string[]): string => {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1];
  if (type === 'inlineStr') return textOf(xml);
  const value = unescapeXml(/<v>([^<]*)<\/v>/.exec(xml)?.[1] ?? '');
  return type === 's' ? (strings[Number(value)] ?? '') : value;
};

/** Reads the cells of a row, by the letters of their columns. */
const cellsByLetters = (xml: string, strings: readonly string[]): ReadonlyMap<string, string> => {
  const cells = new Map<string, string>();
  for (const [, attributes = '', content = ''] of xml.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const letters = /\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1];
    const text = cellText(attributes, content, strings);
    if (letters !== undefined && text !== '') cells.set(letters, text.slice(0, textLimits.remark));
  }
  return cells;
};

const parseSheet = (sheet: string, strings: readonly string[]): readonly BulkRowInput[] | null => {
  const names = new Map<string, BulkColumn>();
  const rows: BulkRowInput[] = [];
  for (const [, attributes = '', xml = ''] of sheet.matchAll(/<row\s([^>]*?)(?:\/>|>(.*?)<\/row>)/gs)) {
    const cells = cellsByLetters(xml, strings);
    if (names.size === 0) {
      for (const [letters, text] of cells)
        if (isColumn(text.trim())) names.set(letters, text.trim() as BulkColumn);
      // The first row with text is the header.
      if (cells.size > 0 && names.size === 0) return null;
      continue;
    }
    const named: Partial<Record<BulkColumn, string>> = {};
    for (const [letters, column] of names) {
      const text = cells.get(letters);
      if (text !== undefined) named[column] = text;
    }
    const rowNumber = Number(/\br="(\d+)"/.exec(attributes)?.[1]);
    if (rowNumber > 0) rows.push({ row_number: rowNumber, cells: named });
  }
  return names.size === 0 ? null : rows;
};

/** Reads the rows below the header of an XLSX file in base64. Returns null if it has no bulk sheet. */
export const readWorkbook = async (base64: string): Promise<readonly BulkRowInput[] | null> => {
  try {
    const files = await unzip(fromBase64Url(base64), (path) => path === sheetPath || path === stringsPath);
    return parseSheet(files.get(sheetPath) ?? '', readStrings(files.get(stringsPath) ?? ''));
  } catch {
    // Damaged archives make the reader throw at any point.
    return null;
  }
};
