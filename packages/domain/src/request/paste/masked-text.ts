/** Maximum number of UTF-16 units to parse. It bounds the parsing time. Messages about orders are shorter. */
const MAX_LENGTH = 3000;
/** Replaces each UTF-16 unit of parsed text. No value can extend across it. */
export const MASK = '\ue001';
/** Replaces each UTF-16 unit of a parsed flat or floor. The text on both sides may still be one address. */
export const GAP = '\ue002';

const invisible =
  /[\u00ad\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\ue001\ue002]|(?![\n\t])\p{Cc}/gu;
const emoji = /(?:\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|[\u{1F1E6}-\u{1F1FF}]|\ufe0f|\u20e3)+/gu;
const asciiMarks: Readonly<Record<string, string>> = {
  '：': ':',
  '，': ',',
  '、': ',',
  '،': ',',
  '；': ';',
  '（': '(',
  '）': ')',
  '／': '/',
  '－': '-',
  '–': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '＋': '+',
  '＃': '#',
  '．': '.',
  '٫': '.',
  '٬': ',',
  '’': "'",
  '‘': "'",
  '？': '?',
  '！': '!',
  '؟': '?',
  '؛': ';',
  '＝': '=',
  '｜': '|',
  '＄': '$',
};
const foldableMarks = new RegExp(`[${Object.keys(asciiMarks).join('')}]`, 'g');
const nonAsciiDigit = /(?![0-9])\p{Nd}/gu;

/** A message whose parsed parts are masked. Both texts have the same length, so an index is valid in both. */
export interface MaskedText {
  /** As written, without invisible characters. */
  readonly source: string;
  /** The text that is still to be parsed, with ASCII digits and punctuation. Parsed parts are masked. */
  readonly visible: string;
}

/** The ASCII digits of other scripts' digits that occurred. There are less than a thousand. */
const knownDigits = new Map<string, string>();

/** Converts a digit to ASCII. In each script, the ten digits have consecutive code points. */
const toAsciiDigit = (digit: string): string => {
  // Digits outside the Basic Multilingual Plane take two UTF-16 units. Replacing them would shift the
  // indexes.
  if (digit.length > 1) return digit;
  const known = knownDigits.get(digit);
  if (known !== undefined) return known;
  let start = digit.charCodeAt(0);
  while (/\p{Nd}/u.test(String.fromCharCode(start - 1))) start -= 1;
  const ascii = String((digit.charCodeAt(0) - start) % 10);
  knownDigits.set(digit, ascii);
  return ascii;
};

export const createMaskedText = (text: string): MaskedText => {
  const source = text
    .slice(0, MAX_LENGTH)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(invisible, '')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');
  const visible = source
    .replace(nonAsciiDigit, toAsciiDigit)
    .replace(foldableMarks, (mark) => asciiMarks[mark] ?? mark)
    .replace(emoji, (picture) => MASK.repeat(picture.length));
  return { source, visible };
};

/** Masks the text from `start` to `end`. */
export const mask = (masked: MaskedText, start: number, end: number, mark: string = MASK): MaskedText => ({
  source: masked.source,
  visible: masked.visible.slice(0, start) + mark.repeat(end - start) + masked.visible.slice(end),
});

/** Masks every match of a pattern. */
export const maskAll = (masked: MaskedText, pattern: RegExp): MaskedText => ({
  source: masked.source,
  visible: masked.visible.replace(pattern, (match) => MASK.repeat(match.length)),
});
