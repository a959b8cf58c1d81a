import { columnLetters } from '../workbook/column-letters.ts';
import { buildArchive, type ArchiveFile } from './build-archive.ts';

/** A text, a number, a number with the index of a style, or raw XML of a cell's content. */
export type WrittenCell =
  | string
  | number
  | null
  | { readonly number: number; readonly style: number }
  | { readonly xml: string; readonly type?: string };

export interface WrittenSheet {
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows?: readonly (readonly WrittenCell[])[];
  readonly hiddenRows?: readonly number[];
  readonly merges?: readonly string[];
  /** Replaces the XML of the sheet. */
  readonly xml?: string;
}

export interface WrittenWorkbook {
  readonly sheets: readonly WrittenSheet[];
  readonly is1904?: boolean;
  readonly hasSharedStrings?: boolean;
  /** Further files, and replacements of files with the same name. */
  readonly files?: readonly ArchiveFile[];
}

export const styles = { general: 0, date: 1, customDate: 2, elevenDigits: 3 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Other readers need it. */
const contentTypes = (sheetCount: number): string => {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const part = (path: string, name: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${type}.${name}+xml"/>`;
  const sheets = Array.from({ length: sheetCount }, (_, index) =>
    part(`worksheets/sheet${index + 1}`, 'worksheet'),
  );
  return `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${part('sharedStrings', 'sharedStrings')}${sheets.join('')}</Types>`;
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const cellXml = (cell: WrittenCell, reference: string, shared: string[] | null): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell !== 'string') {
    if ('number' in cell) return `<c r="${reference}" s="${cell.style}"><v>${cell.number}</v></c>`;
    return `<c r="${reference}"${cell.type === undefined ? '' : ` t="${cell.type}"`}>${cell.xml}</c>`;
  }
  if (!shared)
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  return `<c r="${reference}" t="s"><v>${shared.push(cell) - 1}</v></c>`;
};

const sheetXml = (sheet: WrittenSheet, shared: string[] | null): string => {
  if (sheet.xml !== undefined) return sheet.xml;
  const rows = (sheet.rows ?? []).map((cells, index) => {
    const hidden = sheet.hiddenRows?.includes(index + 1) ? ' hidden="1"' : '';
    const written = cells.map((cell, column) =>
      cellXml(cell, `${columnLetters(column)}${index + 1}`, shared),
    );
    return `<row r="${index + 1}"${hidden}>${written.join('')}</row>`;
  });
  const merges = (sheet.merges ?? []).map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `${head}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData>${merges === '' ? '' : `<mergeCells>${merges}</mergeCells>`}</worksheet>`;
};

const stylesXml = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="00000000000"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

/** Returns the files of an XLSX file (ECMA-376, part 1, section 12). */
const workbookFiles = ({
  sheets,
  is1904 = false,
  hasSharedStrings = false,
  files = [],
}: WrittenWorkbook): readonly ArchiveFile[] => {
  const shared: string[] | null = hasSharedStrings ? [] : null;
  const written = sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    content: sheetXml(sheet, shared),
  }));
  const sheetTags = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escapeXml(name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const own: readonly ArchiveFile[] = [
    { name: '[Content_Types].xml', content: contentTypes(sheets.length) },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheetTags.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${head}<Relationships xmlns="${packageRelations}">${links.join('')}<Relationship Id="rId90" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId91" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', content: stylesXml },
    ...written,
    ...(shared
      ? [
          {
            name: 'xl/sharedStrings.xml',
            content: `${head}<sst xmlns="${main}">${shared.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('')}</sst>`,
          },
        ]
      : []),
  ];
  const replaced = new Set(files.map(({ name }) => name));
  return [...own.filter(({ name }) => !replaced.has(name)), ...files];
};

/** Builds the bytes of an XLSX file. */
export const buildWorkbook = (workbook: WrittenWorkbook): Uint8Array<ArrayBuffer> =>
  buildArchive(workbookFiles(workbook));
