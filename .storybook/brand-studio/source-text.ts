/** A name in code, such as `typefaces.nunito`. */
export class Reference {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type SourceValue =
  string | number | Reference | readonly SourceValue[] | { readonly [key: string]: SourceValue };

const width = 110;

/** Single quotes, unless the text holds more of them than of double ones. */
function quote(text: string): string {
  const count = (sign: string) => text.split(sign).length - 1;
  const sign = count("'") > count('"') ? '"' : "'";
  return sign + text.replaceAll('\\', '\\\\').replaceAll(sign, `\\${sign}`) + sign;
}

const keyText = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quote(key));
const isList = (value: SourceValue): value is readonly SourceValue[] => Array.isArray(value);
const isRecord = (value: SourceValue): value is { readonly [key: string]: SourceValue } =>
  typeof value === 'object' && !(value instanceof Reference) && !isList(value);

/** A list of several things that have several parts each is never written on one line. */
const isTall = (list: readonly SourceValue[]) =>
  list.length > 1 &&
  (list.every((item) => isRecord(item) && Object.keys(item).length > 1) ||
    list.every((item) => isList(item) && item.length > 1));

/** The value on one line; null when it has to stand on several. */
function oneLine(value: SourceValue): string | null {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return String(value);
  if (value instanceof Reference) return value.text;
  if (isList(value)) {
    const items = value.map(oneLine);
    return isTall(value) || items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  const entries = Object.entries(value).map(([key, part]) => [keyText(key), oneLine(part)] as const);
  if (entries.some(([, part]) => part === null)) return null;
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, part]) => `${key}: ${part}`).join(', ')} }`;
}

function property(key: string, value: SourceValue, indent: string): string {
  const start = `${indent}${keyText(key)}: `;
  const text = sourceText(value, indent, start.length);
  const isLong = typeof value === 'string' && start.length + text.length >= width;
  // The shortest keys keep what follows them on their line.
  return isLong && keyText(key).length > 2 ? `${start.trimEnd()}\n${indent}  ${text},` : `${start}${text},`;
}

/** A value as Prettier would write it into a file of this repository, from the column `start` on. */
export function sourceText(value: SourceValue, indent = '', start = indent.length): string {
  const line = oneLine(value);
  if (line !== null && (start + line.length < width || !(isList(value) || isRecord(value)))) return line;
  const inner = `${indent}  `;
  if (isList(value)) {
    const items = value.map((item) => `${inner}${sourceText(item, inner)},\n`);
    return `[\n${items.join('')}${indent}]`;
  }
  if (!isRecord(value)) return line ?? '';
  const parts = Object.entries(value).map(([key, part]) => `${property(key, part, inner)}\n`);
  return `{\n${parts.join('')}${indent}}`;
}

/** The value over several lines, however short it is. */
export const tallSourceText = (value: { readonly [key: string]: SourceValue }): string =>
  `{\n${Object.entries(value)
    .map(([key, part]) => `${property(key, part, '  ')}\n`)
    .join('')}}`;
