import { sheetLimits } from '../sheet-limits.ts';

const lessThan = 0x3c;
const exclamation = 0x21;
const colon = 0x3a;
const underscore = 0x5f;
const letterX = 0x78;

const isNameByte = (byte: number): boolean =>
  (byte >= 0x61 && byte <= 0x7a) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x30 && byte <= 0x39) ||
  byte === underscore;

/**
 * Tags that make a parser work on the range that they name, however large it is. A link to `A1:XFD1048576`
 * has 17 billion cells.
 */
const rangeTags = ['hyperlink', 'col'];

/** The numbers of tags in all parts of a file. */
export interface TagCounts {
  tags: number;
  texts: number;
  styles: number;
}

const isWithinLimits = ({ tags, texts, styles }: TagCounts): boolean =>
  tags <= sheetLimits.xmlTags && texts <= sheetLimits.sharedStrings && styles <= sheetLimits.cellStyles;

/** Reads the name of a tag without its namespace prefix. */
const findName = (bytes: Uint8Array, tag: number): { readonly start: number; readonly end: number } => {
  let start = tag + 1;
  let end = start;
  for (; end < bytes.length; end += 1) {
    const byte = bytes[end] ?? 0;
    if (byte === colon) start = end + 1;
    else if (!isNameByte(byte)) break;
  }
  return { start, end };
};

const hasName = (bytes: Uint8Array, start: number, end: number, name: string): boolean => {
  if (end - start !== name.length) return false;
  for (let index = 0; index < name.length; index += 1)
    if (bytes[start + index] !== name.charCodeAt(index)) return false;
  return true;
};

/**
 * Checks an XML part before it is parsed, and adds its tags to the counts. Renames tags of unlimited ranges,
 * so that the parser ignores them.
 * @returns false for a part that declares entities or exceeds a limit
 */
export const checkPart = (bytes: Uint8Array, counts: TagCounts): boolean => {
  let previous = 0;
  for (let tag = bytes.indexOf(lessThan); tag >= 0; tag = bytes.indexOf(lessThan, tag + 1)) {
    if (tag - previous > sheetLimits.xmlTokenCharacters) return false;
    // A comment or CDATA is harmless. `<!D` and `<!E` start a document type or an entity.
    if (bytes[tag + 1] === exclamation && isNameByte(bytes[tag + 2] ?? 0)) return false;
    const { start, end } = findName(bytes, tag);
    counts.tags += 1;
    if (hasName(bytes, start, end, 'si')) counts.texts += 1;
    if (hasName(bytes, start, end, 'xf')) counts.styles += 1;
    if (rangeTags.some((name) => hasName(bytes, start, end, name))) bytes[start] = letterX;
    if (!isWithinLimits(counts)) return false;
    previous = tag;
  }
  return bytes.length - previous <= sheetLimits.xmlTokenCharacters;
};
