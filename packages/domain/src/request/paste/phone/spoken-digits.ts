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

const digitByWord = new Map(
  digitWords.flatMap((words, digit) => words.map((word) => [word.normalize('NFC'), String(digit)] as const)),
);
const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((a, b) => b.length - a.length);
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}○]/u;
const words = longestFirst([...digitByWord.keys(), ...Object.keys(repeatWords)]);
const spaced = words.filter((word) => !unspacedScript.test(word)).join('|');
const unspaced = words.filter((word) => unspacedScript.test(word)).join('|');
const wordSource = `(?:(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}|[0-9]+)`;
const spokenNumber = new RegExp(`${wordSource}(?:[ ,—の-]{0,2}${wordSource}){4,16}`, 'gu');
const spokenWord = new RegExp(wordSource, 'gu');

export interface SpokenNumber {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/** Finds numbers that are spelled out digit by digit, such as "zero nine two". The text is in lower case. */
export const findSpokenNumbers = (text: string): readonly SpokenNumber[] =>
  [...text.matchAll(spokenNumber)].flatMap((match) => {
    let digits = '';
    let spokenCount = 0;
    let repeat = 1;
    for (const [word] of match[0].matchAll(spokenWord)) {
      if (repeatWords[word] !== undefined) {
        repeat = repeatWords[word];
        continue;
      }
      const digit = digitByWord.get(word);
      if (digit !== undefined) spokenCount += 1;
      digits += (digit ?? word).repeat(repeat);
      repeat = 1;
    }
    return spokenCount >= 4 ? [{ digits, start: match.index, end: match.index + match[0].length }] : [];
  });
