import { describe, expect, it } from 'vitest';
import { isLeadingClitic, isTrailingClitic, withoutClitics } from './clitics.ts';
import { foldLetters } from './fold-letters.ts';
import { hashText } from './hash.ts';

const known: ReadonlySet<number> = new Set(
  ['فندق', 'ورشة', 'حي', 'بنك', 'شارع', 'ميس'].map((word) => hashText(foldLetters(word))),
);
const levels = (hash: number): number => (known.has(hash) ? 2 : 0);
const strip = (field: 'name' | 'address' | 'unit' | 'note', text: string, message = text): string =>
  withoutClitics(field, text, message, levels);

describe('an address without clitics', () => {
  it.each([
    ['بفندق الربيع، ديرة', 'فندق الربيع، ديرة'],
    ['لورشة حداد، عجمان', 'ورشة حداد، عجمان'],
    ['بالخوير شارع ٤', 'الخوير شارع ٤'],
    ['عالزرقا دوار ٣', 'الزرقا دوار ٣'],
    ["all'Hotel Aurora, via Po 3", 'Hotel Aurora, via Po 3'],
    ['Dell’edicola di piazza Tre', 'edicola di piazza Tre'],
    ["l'officina di Nino", 'officina di Nino'],
  ])('starts with the word itself: %s', (address, expected) => {
    expect(strip('address', address)).toBe(expected);
  });

  it.each([
    'بناية ٤، شارع ٩',
    'بجانب فندق الربيع',
    'لوسيل، برج ٣',
    'بهلا، حارة ٢',
    'Via dell’Orso 4',
    'Alloggio 3',
    'Lane 5',
  ])('keeps the first letters of its own words: %s', (address) => {
    expect(strip('address', address)).toBe(address);
  });

  it('stays as it is in Urdu', () => {
    expect(strip('address', 'بفندق', 'بفندق کے پاس ہے')).toBe('بفندق');
  });
});

describe('a unit without clitics', () => {
  it.each([
    ['بالطابق الثالث', 'الطابق الثالث'],
    ["all'ultimo piano", 'ultimo piano'],
  ])('starts with the word itself: %s', (unit, expected) => {
    expect(strip('unit', unit)).toBe(expected);
  });
});

describe('a name without clitics', () => {
  it.each([
    ['لمحمد الحارثي', 'محمد الحارثي'],
    ['রাকিবের', 'রাকিব'],
    ['নাসির উদ্দিনের', 'নাসির উদ্দিন'],
    ['তানভীরকে', 'তানভীর'],
    ["l'Elena", 'Elena'],
  ])('is the name alone: %s', (name, expected) => {
    expect(strip('name', name)).toBe(expected);
  });

  it.each(['لميس الحارثي', 'لينا', 'কবির', 'আবু তাহের', "Dell'Orto", "D'Angelo", 'Lena'])(
    'keeps the letters of %s',
    (name) => {
      expect(strip('name', name)).toBe(name);
    },
  );
});

describe('a note in Arabic', () => {
  it.each([
    ['واتصل قبل ما توصل', 'اتصل قبل ما توصل'],
    ['ولا ترن الجرس', 'لا ترن الجرس'],
    ['وإذا تأخرت خليها عند الحارس', 'إذا تأخرت خليها عند الحارس'],
  ])('does not start with the "and" of %s', (note, rest) => {
    expect(strip('note', note, `٢٠ دينار ${note}`)).toBe(rest);
  });

  it.each(['وصلها للحارس', 'وقت الغداء', 'والدي ينتظر', 'و', 'لا تتصل', 'ring twice'])('keeps %s', (note) => {
    expect(strip('note', note)).toBe(note);
  });

  it('keeps the words of a message in Urdu', () => {
    expect(strip('note', 'والد صاحب کو دیں', 'گھر پر والد صاحب کو دیں')).toBe('والد صاحب کو دیں');
    expect(strip('note', 'واپس کال کریں', 'گھنٹی نہ بجائیں')).toBe('واپس کال کریں');
  });
});

describe('a clitic', () => {
  it('is known before and after a value', () => {
    expect(['all', 'Dell', 'ب', 'لل', 'ول'].every(isLeadingClitic)).toBe(true);
    expect(['ই', 'য়', 'pre', 'بب', 'hal'].some(isLeadingClitic)).toBe(false);
    expect(['ের', 'কে', 'তে'].map(isTrailingClitic)).toEqual([true, true, false]);
  });
});
