import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A text, or a plural text with one form per CLDR category and an optional `=0` for exactly zero. */
type Entry = string | Readonly<Record<string, string>>;

const sourceLanguage = 'en';
const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const wellFormedPlaceholder = /\{\{([a-z][A-Za-z]*)\}\}/g;

/** Translations that correctly equal the English text. Maps `tag key` to the reason. */
const sameAsEnglish: ReadonlyMap<string, string> = new Map([
  ['bn text.used', 'two numbers and a stroke'],
  ['ar text.used', 'two numbers and a stroke'],
  ['bn history.export.csv', 'the name of a file format'],
  ['ar history.export.csv', 'the name of a file format'],
  ['bn history.export.xlsx', 'the name of a file format'],
  ['ar history.export.xlsx', 'the name of a file format'],
  ['bn history.sheet.narrowed', 'two names and a colon'],
  ['ar history.sheet.narrowed', 'two names and a colon'],
]);

/** Texts that the specification quotes and that must match it word for word. */
const quotedTexts: readonly (readonly [key: string, text: string])[] = [
  ['toast.disconnected', 'You are now disconnected.'],
  ['toast.no-coordinates-for-that-address', 'No coordinates for that address'],
  ['toast.we-cannot-deliver-that-order-there', 'We cannot deliver that order there.'],
  ['toast.we-could-not-compute-the-price-for-that-order', 'We could not compute the price for that order.'],
  ['toast.unable-to-verify-if-order-is-deliverable', 'Unable to verify if order is deliverable'],
  ['toast.could-not-create-that-order', 'Could not create that order'],
  ['toast.order-pushed', 'Order pushed!'],
  ['modify.updated', 'Order Updated!'],
  ['modify.could-not-update', 'Could not update that order'],
  ['toast.service-hours', "Service hours: {{from}} to {{to}}. It's {{time}}"],
  ['toast.address-saved', 'Address saved'],
  ['toast.unable-to-save-address', 'Unable to save address'],
  ['validation.notes-too-long', 'Notes are too long'],
  ['validation.address-too-long', 'Address is too long'],
  ['validation.minimum-amount-pkr', 'Minimum amount of 100 PKR'],
  ['validation.fill-customer-phone', "Fill the customer's phone"],
  ['validation.phone-incorrect', "The phone number doesn't seem correct"],
  ['validation.invalid-coordinates', 'We cannot compute the location of this address'],
  ['auth.offline', 'Something went wrong. Please try again. You could be offline.'],
  ['account.register.failed', 'We were unable to create an account.'],
  ['request.fee-changed', 'The delivery fee is now: {{fee}}. Are you ok?'],
  ['build.outdated', 'Your application is outdated, automatically reloading the app in 3 seconds'],
  ['page.load-failed', 'Could not load the application. Please check your internet connection and try again'],
];

/** Words that a translation must not mix with the word that it uses for the same thing. */
const avoidedWords: Readonly<Record<string, RegExp>> = {
  // The rider is مندوب.
  ar: /سائق/u,
  // The fee is চার্জ, the customer গ্রাহক.
  bn: /(?<![\p{L}\p{M}])ফি(?![\p{L}\p{M}])|কাস্টমার/u,
};

/**
 * Pairs of a visible label and its accessible name, which must contain the label (WCAG 2.2, 2.5.3 Label in
 * Name).
 */
const accessibleNames = [
  ['nav.request', 'nav.request-spoken'],
  ['nav.tracking', 'nav.tracking-spoken'],
  ['nav.history', 'nav.history-spoken'],
] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlural(value: Record<string, unknown>): value is Record<string, string> {
  return Object.entries(value).every(
    ([name, form]) => (categories.has(name) || name === '=0') && typeof form === 'string',
  );
}

function flatten(node: unknown, path: string, result: Map<string, Entry>): Map<string, Entry> {
  if (typeof node === 'string') return result.set(path, node);
  if (!isRecord(node))
    throw new TypeError(`${path} is neither a text nor a group of texts. Correct the locale file.`);
  if (isPlural(node)) return result.set(path, node);
  for (const [name, child] of Object.entries(node))
    flatten(child, path === '' ? name : `${path}.${name}`, result);
  return result;
}

function readLocaleFile(tag: string) {
  const raw = readFileSync(join(import.meta.dirname, `${tag}.json`), 'utf8');
  return { raw, entries: flatten(JSON.parse(raw), '', new Map()) };
}

function formsOf(entry: Entry | undefined): readonly (readonly [category: string | null, text: string])[] {
  if (entry === undefined) return [];
  return typeof entry === 'string' ? [[null, entry]] : Object.entries(entry);
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(wellFormedPlaceholder)].map(([, name]) => name ?? ''))].sort();
}

function placeholdersOfEntry(entry: Entry | undefined): string[] {
  return [...new Set(formsOf(entry).flatMap(([, text]) => placeholdersOf(text)))].sort();
}

/**
 * Returns the plural categories that match exactly one number, such as Arabic `two`. Only these may spell the
 * number out. Bangla `one` matches both 0 and 1, so it must show the digits.
 */
function singleNumberCategories(tag: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(tag);
  const selected = Array.from({ length: 1100 }, (_, number) => rules.select(number));
  const unique = selected.filter((category) => selected.indexOf(category) === selected.lastIndexOf(category));
  return new Set(['=0', ...unique]);
}

/** Lists each faulty form as `key: text`, so a failing test shows what to correct. */
function findFaults(
  entries: ReadonlyMap<string, Entry>,
  isFaulty: (text: string, key: string) => boolean,
): string[] {
  return [...entries].flatMap(([key, entry]) =>
    formsOf(entry)
      .filter(([, text]) => isFaulty(text, key))
      .map(([category, text]) => `${category === null ? key : `${key}.${category}`}: ${text}`),
  );
}

const tags = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));
const english = readLocaleFile(sourceLanguage).entries;

describe.each(tags)('locale file %s', (tag) => {
  const { entries } = readLocaleFile(tag);

  it('contains no empty text or surrounding whitespace', () => {
    expect(findFaults(entries, (text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('writes every placeholder as {{name}}', () => {
    expect(findFaults(entries, (text) => /[{}]/.test(text.replace(wellFormedPlaceholder, '')))).toEqual([]);
  });

  it('defines exactly the plural categories of the language', () => {
    const expected = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
    const wrong = [...entries].filter(
      ([, entry]) =>
        typeof entry !== 'string' &&
        Object.keys(entry)
          .filter((name) => name !== '=0')
          .sort()
          .join() !== expected.join(),
    );
    expect(wrong).toEqual([]);
  });

  it('shows the number in every plural form that matches several numbers', () => {
    const singleNumber = singleNumberCategories(tag);
    const formsWithoutNumber = [...entries].flatMap(([key, entry]) =>
      formsOf(entry)
        .filter(
          ([category, text]) =>
            category !== null && !singleNumber.has(category) && !text.includes('{{count}}'),
        )
        .map(([category]) => `${key}.${category}`),
    );
    expect(formsWithoutNumber).toEqual([]);
  });

  it('writes numbers with Latin digits, like all formatted numbers', () => {
    expect(findFaults(entries, (text) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
  });

  it('uses one word for a thing', () => {
    expect(findFaults(entries, (text) => avoidedWords[tag]?.test(text) ?? false)).toEqual([]);
  });

  it('closes every direction isolate', () => {
    const opened = (text: string) => text.match(/[\u2066-\u2068]/g)?.length ?? 0;
    const closed = (text: string) => text.match(/\u2069/g)?.length ?? 0;
    expect(findFaults(entries, (text) => opened(text) !== closed(text))).toEqual([]);
  });

  it.each(accessibleNames)('includes the label %s in the accessible name %s', (label, accessibleName) => {
    const [[, labelText] = [null, '']] = formsOf(entries.get(label));
    const [[, nameText] = [null, '']] = formsOf(entries.get(accessibleName));
    expect(labelText).not.toBe('');
    expect(nameText.toLocaleLowerCase(tag)).toContain(labelText.toLocaleLowerCase(tag));
  });
});

describe.each(tags.filter((tag) => tag !== sourceLanguage))('translated locale file %s', (tag) => {
  const { raw, entries } = readLocaleFile(tag);

  it('has exactly the keys of the English file', () => {
    expect([...entries.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('contains no duplicate key', () => {
    const strings = (json: string) => json.match(/"(?:[^"\\]|\\.)*"/g)?.length;
    // JSON.parse drops the first of two equal keys, so a duplicate leaves fewer strings.
    expect(strings(raw)).toBe(strings(JSON.stringify(JSON.parse(raw))));
  });

  it('has plural and exact-zero forms where the English file has them', () => {
    const plurals = (from: ReadonlyMap<string, Entry>) =>
      [...from]
        .filter(([, entry]) => typeof entry !== 'string')
        .map(([key, entry]) => ({ key, exactZero: formsOf(entry).some(([category]) => category === '=0') }))
        .sort((a, b) => a.key.localeCompare(b.key));
    expect(plurals(entries)).toEqual(plurals(english));
  });

  it('has the same placeholders as the English file', () => {
    const differing = [...english.keys()].filter(
      (key) => placeholdersOfEntry(entries.get(key)).join() !== placeholdersOfEntry(english.get(key)).join(),
    );
    expect(differing).toEqual([]);
  });

  it('repeats an English text only where a reason is listed', () => {
    const equalsEnglish = (text: string, key: string) =>
      formsOf(english.get(key)).some(([, original]) => original === text);
    expect(
      findFaults(entries, (text, key) => equalsEnglish(text, key) && !sameAsEnglish.has(`${tag} ${key}`)),
    ).toEqual([]);
  });
});

describe('English locale file', () => {
  // Proves: message.wording
  it.each(quotedTexts)('uses the wording of the specification for %s', (key, text) => {
    expect(english.get(key)).toBe(text);
  });
});

describe('sameAsEnglish', () => {
  it('lists no text that has since been translated', () => {
    const stale = [...sameAsEnglish.keys()].filter((name) => {
      const [tag = '', key = ''] = name.split(' ');
      return (
        !tags.includes(tag) ||
        JSON.stringify(readLocaleFile(tag).entries.get(key)) !== JSON.stringify(english.get(key))
      );
    });
    expect(stale).toEqual([]);
  });
});
