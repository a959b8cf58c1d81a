import { CFB, read, type CellObject, type ParsingOptions, type WorkSheet } from 'xlsx';
import type { ParsedCell, ParsedRow, ParsedSheet, WorkbookParser } from '@saddlebag/domain/bulk-sheet';

/** The library's own archives. It has no types for them. */
interface Archives {
  readonly utils: {
    cfb_new(): object;
    cfb_add(archive: object, path: string, content: Uint8Array): void;
  };
  write(archive: object, options: { readonly fileType: 'zip'; readonly type: 'array' }): Uint8Array;
}
const { utils: archives, write } = CFB as Archives;

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The types of the parts that the library finds by type. It finds the sheets by relationship. */
const partTypes: Readonly<Record<string, string>> = {
  'xl/workbook.xml': `${type}.sheet.main+xml`,
  'xl/styles.xml': `${type}.styles+xml`,
  'xl/sharedstrings.xml': `${type}.sharedStrings+xml`,
};

const contentTypes = (paths: readonly string[]): Uint8Array => {
  const tags = paths.flatMap((path) =>
    partTypes[path] === undefined ? [] : `<Override PartName="/${path}" ContentType="${partTypes[path]}"/>`,
  );
  return new TextEncoder().encode(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${tags.join('')}</Types>`,
  );
};

/** Packs the parts into an archive without compression, because the library reads nothing else. */
const pack = (parts: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const archive = archives.cfb_new();
  archives.cfb_add(archive, '[Content_Types].xml', contentTypes([...parts.keys()]));
  for (const [path, content] of parts) archives.cfb_add(archive, path, content);
  return write(archive, { fileType: 'zip', type: 'array' });
};

/** The errors of cells by their number in the library (MS-XLS, section 2.5.10). */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

const toParsedCell = ({ t, v, z }: CellObject): ParsedCell => {
  if (typeof v === 'boolean') return { text: v ? 'TRUE' : 'FALSE' };
  if (typeof v !== 'number') return { text: typeof v === 'string' ? v : '' };
  return t === 'e' ? { text: errors[v] ?? '#ERROR!' } : { number: v, format: String(z ?? 'General') };
};

/** Sparse: the row of a far cell has an index of up to a million. */
type Cells = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** Arrays of this length are cheaper to walk than their keys. */
const shortLength = 1000;

/** Lists the elements that an array has, without the holes between them. */
const present = <T>(array: readonly (T | undefined)[]): (readonly [index: number, element: T])[] => {
  const found: (readonly [index: number, element: T])[] = [];
  const add = (index: number) => {
    const element = array[index];
    if (element !== undefined) found.push([index, element]);
  };
  if (array.length < shortLength) for (let index = 0; index < array.length; index += 1) add(index);
  else Object.keys(array).map(Number).filter(Number.isInteger).forEach(add);
  return found;
};

function* rowsOf(cells: Cells, sheet: WorkSheet): Generator<ParsedRow> {
  for (const [index, row] of present(cells))
    yield {
      number: index + 1,
      isHidden: sheet['!rows']?.[index]?.hidden === true,
      cells: present(row).map(([column, cell]) => [column, toParsedCell(cell)] as const),
    };
}

const toParsedSheet = (name: string, isHidden: boolean, sheet: WorkSheet | undefined): ParsedSheet => {
  const cells: Cells | undefined = sheet?.['!data'];
  return {
    name,
    isHidden,
    rows: sheet && cells ? () => rowsOf(cells, sheet) : null,
    merges: (sheet?.['!merges'] ?? [])
      .filter(({ s, e }) => e.r > s.r)
      .map(({ s, e }) => ({ column: s.c, firstRow: s.r + 1, lastRow: e.r + 1 })),
  };
};

/** Only values and the codes of their formats. */
const cheapest: ParsingOptions = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  nodim: true,
};

const hidden = new TextEncoder().encode('hidden=');
const includesHidden = (part: Uint8Array): boolean => {
  for (let at = part.indexOf(0x68); at >= 0; at = part.indexOf(0x68, at + 1))
    if (hidden.every((byte, index) => part[at + index] === byte)) return true;
  return false;
};

/**
 * Parses a workbook with the library `xlsx`. The parts must be checked, because the library has no limits.
 */
export const parseWorkbook: WorkbookParser = (parts) => {
  // The library reads hidden rows only together with all styles, which takes several times as long.
  const cellStyles = [...parts.values()].some(includesHidden);
  try {
    const { SheetNames, Sheets, Workbook } = read(pack(parts), { ...cheapest, cellStyles });
    return {
      is1904: Workbook?.WBProps?.date1904 === true,
      sheets: SheetNames.map((name, index) =>
        toParsedSheet(name, (Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0, Sheets[name]),
      ),
    };
  } catch {
    return null;
  }
};
