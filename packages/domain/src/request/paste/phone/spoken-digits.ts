import { indexWords, scanWords, type WordMatch } from '../learning/word-index.ts';

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

const digitIndex = indexWords<string>([
  ...digitWords.map((words, digit) => [String(digit), words] as const),
  ...Object.entries(repeatWords).map(([word, count]) => [`×${count}`, [word]] as const),
  ...Array.from({ length: 10 }, (_, digit) => [`=${digit}`, [String(digit)]] as const),
]);

export interface SpokenNumber {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the digits of adjacent words. Returns null unless enough of them are spelled out. */
const readDigits = (words: readonly WordMatch<string>[]): SpokenNumber | null => {
  let digits = '';
  let spokenCount = 0;
  let repeat = 1;
  for (const { kinds } of words) {
    const kind = kinds[0] ?? '';
    if (kind.startsWith('×')) {
      repeat = Number(kind.slice(1));
      continue;
    }
    if (!kind.startsWith('=')) spokenCount += 1;
    digits += kind.slice(-1).repeat(repeat);
    repeat = 1;
  }
  const [first, last] = [words[0], words.at(-1)];
  return first && last && spokenCount >= MIN_SPOKEN_DIGITS
    ? { digits, start: first.start, end: last.end }
    : null;
};

/** Finds numbers that are spelled out digit by digit, such as "zero nine two". The text is in lower case. */
export const findSpokenNumbers = (text: string): readonly SpokenNumber[] => {
  const groups: WordMatch<string>[][] = [];
  for (const word of scanWords(text, digitIndex)) {
    const group = groups.at(-1);
    const end = group?.at(-1)?.end ?? -1;
    const isAdjacent =
      word.start - end <= MAX_GAP && separators.test(text.slice(Math.max(0, end), word.start));
    if (group && isAdjacent) group.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((group) => readDigits(group) ?? []);
};
