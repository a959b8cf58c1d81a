/** A message longer than this is no order; the cap also bounds the time that reading takes. */
const LONGEST = 3000;
/** Stands where something was taken that ends what stands before it. */
export const TAKEN = '\ue001';
/** Stands where something was taken out of the middle. */
export const GAP = '\ue002';

const invisible =
  /[\u00ad\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\ue001\ue002]|(?![\n\t])\p{Cc}/gu;
const pictures = /(?:\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|[\u{1F1E6}-\u{1F1FF}]|\ufe0f|\u20e3)+/gu;
const sameLength: Readonly<Record<string, string>> = {
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
const foldable = new RegExp(`[${Object.keys(sameLength).join('')}]`, 'g');
const nonAsciiDigit = /(?![0-9])\p{Nd}/gu;

/** A message to read and to tick off: both texts have the same length, so that a place in one is a place in the other. */
export interface Canvas {
  /** As written, without invisible characters. */
  readonly source: string;
  /** With digits 0 to 9 and plain punctuation; what is read already is painted over. */
  readonly plain: string;
}

/** The value of a digit, by its place in its script's gapless run of ten. */
const plainDigit = (digit: string): string => {
  // Digits beyond the first plane are two units long; they stay, so that places stay.
  if (digit.length > 1) return digit;
  let start = digit.charCodeAt(0);
  while (/\p{Nd}/u.test(String.fromCharCode(start - 1))) start -= 1;
  return String((digit.charCodeAt(0) - start) % 10);
};

export const createCanvas = (text: string): Canvas => {
  const source = text
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(invisible, '')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');
  const plain = source
    .replace(nonAsciiDigit, plainDigit)
    .replace(foldable, (mark) => sameLength[mark] ?? mark)
    .replace(pictures, (picture) => TAKEN.repeat(picture.length));
  return { source, plain };
};

/** Paints over a stretch. */
export const take = (canvas: Canvas, start: number, end: number, mark: string = TAKEN): Canvas => ({
  source: canvas.source,
  plain: canvas.plain.slice(0, start) + mark.repeat(end - start) + canvas.plain.slice(end),
});

/** Paints over every match. */
export const takeAll = (canvas: Canvas, pattern: RegExp): Canvas => ({
  source: canvas.source,
  plain: canvas.plain.replace(pattern, (match) => TAKEN.repeat(match.length)),
});
