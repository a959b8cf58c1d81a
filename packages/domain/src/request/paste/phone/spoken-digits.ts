import { indexWords, scanWords, type WordMatch } from '../learning/word-index.ts';
import { additiveWords, joiningWords } from '../words/number-words.ts';

const MIN_SPOKEN_DIGITS = 4;
/** The words for the digits 0 to 9, by language. Some digits have several words. */
const digitWords: readonly (readonly string[])[] = [
  [
    'zero',
    'oh',
    'জিরো',
    'শূন্য',
    'صفر',
    'زيرو',
    'زیرو',
    'ศูนย์',
    '零',
    '〇',
    '○',
    'cero',
    'μηδέν',
    'ゼロ',
    'ぜろ',
    'kosong',
    'sifar',
  ],
  ['one', 'ওয়ান', 'এক', 'ایک', 'واحد', 'หนึ่ง', '一', 'uno', 'ένα', 'いち', 'satu', 'isa', 'ek', '幺'],
  [
    'two',
    'টু',
    'দুই',
    'دو',
    'اثنين',
    'اثنان',
    'สอง',
    'โท',
    '二',
    'dos',
    'due',
    'δύο',
    'にい',
    'に',
    'dua',
    'dalawa',
  ],
  [
    'three',
    'থ্রি',
    'তিন',
    'تین',
    'ثلاثة',
    'ثلاث',
    'สาม',
    '三',
    'tres',
    'tre',
    'τρία',
    'さん',
    'tiga',
    'tatlo',
    'teen',
  ],
  [
    'four',
    'ফোর',
    'চার',
    'چار',
    'اربعة',
    'أربعة',
    'اربع',
    'สี่',
    '四',
    'cuatro',
    'quattro',
    'τέσσερα',
    'よん',
    'empat',
    'apat',
    'char',
  ],
  [
    'five',
    'ফাইভ',
    'পাঁচ',
    'پانچ',
    'خمسة',
    'خمس',
    'ห้า',
    '五',
    'cinco',
    'cinque',
    'πέντε',
    'ごお',
    'ご',
    'lima',
    'panch',
  ],
  ['six', 'সিক্স', 'ছয়', 'چھ', 'ستة', 'ست', 'หก', '六', 'seis', 'sei', 'έξι', 'ろく', 'enam', 'anim'],
  [
    'seven',
    'সেভেন',
    'সাত',
    'سات',
    'سبعة',
    'سبع',
    'เจ็ด',
    '七',
    'siete',
    'sette',
    'επτά',
    'εφτά',
    'なな',
    'tujuh',
    'pito',
    'saat',
  ],
  [
    'eight',
    'এইট',
    'আট',
    'آٹھ',
    'ثمانية',
    'ثمان',
    'แปด',
    '八',
    'ocho',
    'otto',
    'οκτώ',
    'οχτώ',
    'はち',
    'lapan',
    'walo',
    'aath',
  ],
  [
    'nine',
    'নাইন',
    'নয়',
    'نو',
    'تسعة',
    'تسع',
    'เก้า',
    '九',
    'nueve',
    'nove',
    'εννιά',
    'εννέα',
    'きゅう',
    'sembilan',
    'siyam',
    'nau',
  ],
];
const repeatWords: Readonly<Record<string, number>> = {
  double: 2,
  ডাবল: 2,
  ڈبل: 2,
  triple: 3,
  ট্রিপল: 3,
  دبل: 2,
};

/** Maximum number of characters between two digits of a number. */
const MAX_GAP = 2;
const separators = /^[ ,—の-]*$/;

/** Words for 10 to 99. People also say phone numbers in pairs of digits. */
const pairWords = Object.entries(additiveWords).filter(([value]) => value.length === 2);

const digitIndex = indexWords<string>([
  ...digitWords.map((words, digit) => [String(digit), words] as const),
  ...Object.entries(repeatWords).map(([word, count]) => [`×${count}`, [word]] as const),
  ...Array.from({ length: 10 }, (_, digit) => [`=${digit}`, [String(digit)]] as const),
  ...pairWords.map(([value, words]) => [value, words] as const),
  ['and', joiningWords],
]);

const kindOf = ({ kinds }: WordMatch<string>): string => kinds[0] ?? '';
const isTens = (kind: string): boolean => /^[2-9]0$/.test(kind);
const isUnit = (kind: string): boolean => /^[1-9]$/.test(kind);

export interface SpokenNumber {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
  /** The same number without its last words. They can be another number, as in "… five four three eight hundred fifty". */
  readonly shorter: readonly SpokenNumber[];
}

/** Number of words that can be too many at the end. */
const MAX_EXTRA_WORDS = 2;

/** Reads the digits of adjacent words. Returns null unless enough of them are spelled out. */
const readDigits = (words: readonly WordMatch<string>[]): SpokenNumber | null => {
  let digits = '';
  let spokenCount = 0;
  let repeat = 1;
  let previous = '';
  for (const word of words) {
    const kind = kindOf(word);
    if (kind.startsWith('×')) {
      repeat = Number(kind.slice(1));
      continue;
    }
    if (!kind.startsWith('=')) spokenCount += kind.length;
    // "Sixty two" is 62 and not 602.
    if (isTens(previous) && isUnit(kind)) digits = digits.slice(0, -1) + kind;
    else digits += kind.replace('=', '').repeat(repeat);
    repeat = 1;
    previous = kind;
  }
  const [first, last] = [words[0], words.at(-1)];
  return first && last && spokenCount >= MIN_SPOKEN_DIGITS
    ? { digits, start: first.start, end: last.end, shorter: [] }
    : null;
};

/** Finds numbers that are spelled out in single digits or in pairs, such as "zero nine forty two". The text is in lower case. */
export const findSpokenNumbers = (text: string): readonly SpokenNumber[] => {
  const groups: WordMatch<string>[][] = [];
  const words = scanWords(text, digitIndex);
  let lastEnd = -1;
  for (const [index, word] of words.entries()) {
    const group = groups.at(-1);
    const isAdjacent =
      word.start - lastEnd <= MAX_GAP && separators.test(text.slice(Math.max(0, lastEnd), word.start));
    const before = group?.at(-1);
    if (kindOf(word) === 'and') {
      // Joins tens and a unit, as in "treinta y tres".
      const next = words[index + 1];
      if (isAdjacent && before && isTens(kindOf(before)) && next && isUnit(kindOf(next))) lastEnd = word.end;
      continue;
    }
    if (group && isAdjacent) group.push(word);
    else groups.push([word]);
    lastEnd = word.end;
  }
  return groups.flatMap((group) => {
    const number = readDigits(group);
    if (!number) return [];
    const shorter = Array.from({ length: MAX_EXTRA_WORDS }, (_, extra) =>
      readDigits(group.slice(0, -1 - extra)),
    );
    return [{ ...number, shorter: shorter.filter((part) => part !== null) }];
  });
};
