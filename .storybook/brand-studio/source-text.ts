/** An expression to write without quotes, such as `typefaces.nunito`. */
export class Reference {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type SourceValue =
  string | number | Reference | readonly SourceValue[] | { readonly [key: string]: SourceValue };

const printWidth = 110;

/** Quotes a string like Prettier: single quotes, unless the text contains more single than double quotes. */
function quote(text: string): string {
  const count = (quoteMark: string) => text.split(quoteMark).length - 1;
  const quoteMark = count("'") > count('"') ? '"' : "'";
  return quoteMark + text.replaceAll('\\', '\\\\').replaceAll(quoteMark, `\\${quoteMark}`) + quoteMark;
}

const formatKey = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quote(key));
const isList = (value: SourceValue): value is readonly SourceValue[] => Array.isArray(value);
const isRecord = (value: SourceValue): value is { readonly [key: string]: SourceValue } =>
  typeof value === 'object' && !(value instanceof Reference) && !isList(value);

/** Prettier always breaks a list of multiple objects or arrays with more than one entry each. */
const mustBreak = (list: readonly SourceValue[]) =>
  list.length > 1 &&
  (list.every((item) => isRecord(item) && Object.keys(item).length > 1) ||
    list.every((item) => isList(item) && item.length > 1));

/** Formats a value on one line. Returns null if Prettier would break it. */
function formatOnOneLine(value: SourceValue): string | null {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return String(value);
  if (value instanceof Reference) return value.text;
  if (isList(value)) {
    const items = value.map(formatOnOneLine);
    return mustBreak(value) || items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  const entries = Object.entries(value).map(
    ([key, part]) => [formatKey(key), formatOnOneLine(part)] as const,
  );
  if (entries.some(([, part]) => part === null)) return null;
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, part]) => `${key}: ${part}`).join(', ')} }`;
}

function formatProperty(key: string, value: SourceValue, indent: string): string {
  const start = `${indent}${formatKey(key)}: `;
  const text = formatSource(value, indent, start.length);
  const isLong = typeof value === 'string' && start.length + text.length >= printWidth;
  // Prettier does not break after a key of one or two characters.
  return isLong && formatKey(key).length > 2 ? `${start.trimEnd()}\n${indent}  ${text},` : `${start}${text},`;
}

/**
 * Formats a value like Prettier with the configuration of this repository. `start` is the column at which the
 * value starts.
 */
function formatSource(value: SourceValue, indent = '', start = indent.length): string {
  const line = formatOnOneLine(value);
  if (line !== null && (start + line.length < printWidth || !(isList(value) || isRecord(value)))) return line;
  const inner = `${indent}  `;
  if (isList(value)) {
    const items = value.map((item) => `${inner}${formatSource(item, inner)},\n`);
    return `[\n${items.join('')}${indent}]`;
  }
  if (!isRecord(value)) return line ?? '';
  const parts = Object.entries(value).map(([key, part]) => `${formatProperty(key, part, inner)}\n`);
  return `{\n${parts.join('')}${indent}}`;
}

/** Formats an object over multiple lines even if it would fit on one. */
export const formatMultiline = (value: { readonly [key: string]: SourceValue }): string =>
  `{\n${Object.entries(value)
    .map(([key, part]) => `${formatProperty(key, part, '  ')}\n`)
    .join('')}}`;
