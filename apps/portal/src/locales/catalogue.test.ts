import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A text, or the forms of a plural text by CLDR category (and `=0`, the exact number). */
type Entry = string | Readonly<Record<string, string>>;

const source = 'en';
const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const wellFormedPlaceholder = /\{\{([a-z][A-Za-z]*)\}\}/g;

/** Texts that are rightly the same in a language and in English: `tag key` → the reason. */
const sameAsEnglish: ReadonlyMap<string, string> = new Map([
  ['bn text.used', 'two numbers and a stroke'],
  ['ar text.used', 'two numbers and a stroke'],
]);

/** Texts the specification puts in quotes: no screen may word them otherwise. */
const quoted: readonly (readonly [key: string, text: string])[] = [
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
  ['page.load-failed', 'Could not load the application. Please check your internet connection and try again'],
];

/** A short visible name and the longer spoken one, which must contain it (WCAG 2.2, 2.5.3 Label in Name). */
const spokenNames = [
  ['nav.request', 'nav.request-spoken'],
  ['nav.tracking', 'nav.tracking-spoken'],
] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlural(value: Record<string, unknown>): value is Record<string, string> {
  return Object.entries(value).every(
    ([name, form]) => (categories.has(name) || name === '=0') && typeof form === 'string',
  );
}

function flatten(node: unknown, path: string, into: Map<string, Entry>): Map<string, Entry> {
  if (typeof node === 'string') return into.set(path, node);
  if (!isRecord(node)) throw new TypeError(`${path} is neither a text nor a group of texts`);
  if (isPlural(node)) return into.set(path, node);
  for (const [name, child] of Object.entries(node))
    flatten(child, path === '' ? name : `${path}.${name}`, into);
  return into;
}

function read(tag: string) {
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
 * Categories that one number alone selects, such as Arabic `two`: only these may say the number in words.
 * Bangla `one` is not among them, for it serves both 0 and 1.
 */
function categoriesOfOneNumber(tag: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(tag);
  const chosen = Array.from({ length: 1100 }, (_, number) => rules.select(number));
  const alone = chosen.filter((category) => chosen.indexOf(category) === chosen.lastIndexOf(category));
  return new Set(['=0', ...alone]);
}

/** `key: text` of every form that fails, so that a red test names what to mend. */
function faults(
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
const english = read(source).entries;

describe.each(tags)('the texts in %s', (tag) => {
  const { entries } = read(tag);

  it('are never empty, and have no blanks at their ends', () => {
    expect(faults(entries, (text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('write every placeholder as {{name}}', () => {
    expect(faults(entries, (text) => /[{}]/.test(text.replace(wellFormedPlaceholder, '')))).toEqual([]);
  });

  it('have each plural category of the language, and no other', () => {
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

  it('show the number in every plural form that serves more than one number', () => {
    const oneNumber = categoriesOfOneNumber(tag);
    const silent = [...entries].flatMap(([key, entry]) =>
      formsOf(entry)
        .filter(
          ([category, text]) => category !== null && !oneNumber.has(category) && !text.includes('{{count}}'),
        )
        .map(([category]) => `${key}.${category}`),
    );
    expect(silent).toEqual([]);
  });

  it('close every direction isolate they open', () => {
    const opened = (text: string) => text.match(/[\u2066-\u2068]/g)?.length ?? 0;
    const closed = (text: string) => text.match(/\u2069/g)?.length ?? 0;
    expect(faults(entries, (text) => opened(text) !== closed(text))).toEqual([]);
  });

  it.each(spokenNames)('say %s within %s', (visible, spoken) => {
    const [[, name] = [null, '']] = formsOf(entries.get(visible));
    const [[, longer] = [null, '']] = formsOf(entries.get(spoken));
    expect(name).not.toBe('');
    expect(longer.toLocaleLowerCase(tag)).toContain(name.toLocaleLowerCase(tag));
  });
});

describe.each(tags.filter((tag) => tag !== source))('the translation into %s', (tag) => {
  const { raw, entries } = read(tag);

  it('has the keys of English, and no other', () => {
    expect([...entries.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('writes no key twice', () => {
    const strings = (json: string) => json.match(/"(?:[^"\\]|\\.)*"/g)?.length;
    // Parsing keeps the last of two equal keys, so a doubled one leaves fewer strings behind.
    expect(strings(raw)).toBe(strings(JSON.stringify(JSON.parse(raw))));
  });

  it('is plural where English is, and names the exact zero where English does', () => {
    const plurals = (from: ReadonlyMap<string, Entry>) =>
      [...from]
        .filter(([, entry]) => typeof entry !== 'string')
        .map(([key, entry]) => ({ key, exactZero: formsOf(entry).some(([category]) => category === '=0') }))
        .sort((a, b) => a.key.localeCompare(b.key));
    expect(plurals(entries)).toEqual(plurals(english));
  });

  it('carries the placeholders of English', () => {
    const differing = [...english.keys()].filter(
      (key) => placeholdersOfEntry(entries.get(key)).join() !== placeholdersOfEntry(english.get(key)).join(),
    );
    expect(differing).toEqual([]);
  });

  it('repeats English only where a reason is given', () => {
    const repeats = (text: string, key: string) =>
      formsOf(english.get(key)).some(([, original]) => original === text);
    expect(faults(entries, (text, key) => repeats(text, key) && !sameAsEnglish.has(`${tag} ${key}`))).toEqual(
      [],
    );
  });
});

describe('the English texts', () => {
  // Proves: message.wording
  it.each(quoted)('word %s as the specification quotes it', (key, text) => {
    expect(english.get(key)).toBe(text);
  });
});

describe('the list of texts that are the same as in English', () => {
  it('names no text that has been translated since', () => {
    const stale = [...sameAsEnglish.keys()].filter((name) => {
      const [tag = '', key = ''] = name.split(' ');
      return (
        !tags.includes(tag) || JSON.stringify(read(tag).entries.get(key)) !== JSON.stringify(english.get(key))
      );
    });
    expect(stale).toEqual([]);
  });
});
