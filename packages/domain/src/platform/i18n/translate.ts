import rosetta from 'rosetta';
import { isolate } from './isolate.ts';
import { fallbackChain, localeOf } from './locales.ts';
import { memoize } from './memoize.ts';
import { providedTexts, type Texts } from './provided-texts.ts';
import { escapeBrackets, renderParts, type Slots } from './slots.ts';

/**
 * Values for the `{{name}}` placeholders of a text. Numbers are formatted, and `count` selects the plural
 * form.
 */
export type TextParams = Readonly<Record<string, string | number>>;

export interface Translate {
  /**
   * Returns the text of a key in the first language of the fallback chain that has it, else the key itself.
   * Never blank.
   */
  (key: string, params?: TextParams): string;
  /** True if any language of the fallback chain has the text. */
  has(key: string): boolean;
  /** Returns the text with its named slots (`<b>…</b>`) rendered. Slots in `params` are not rendered. */
  parts<Rendered>(key: string, slots: Slots<Rendered>, params?: TextParams): readonly (string | Rendered)[];
}

export interface TranslateOptions {
  readonly language: string;
  /** Texts by language. `provideTexts` may have added texts that are missing here. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** Locale of formatted numbers. Defaults to the language without a country. */
  readonly formatLocale?: string;
  /** Called for each text that the chosen language lacks. */
  readonly onMissing?: (key: string, language: string) => void;
}

const pluralForm = /^(?:=\d+|zero|one|two|few|many|other)$/;
const isPlural = (node: Texts): boolean =>
  'other' in node && Object.keys(node).every((name) => pluralForm.test(name));

/**
 * Finds a text by its key. Walks own properties only, because a key of the service (`auth.{message}`) may be
 * `constructor`.
 */
const findNode = (texts: Texts | void, key: string): string | Texts | void => {
  let node: string | Texts | void = texts;
  for (const name of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, name)) return undefined;
    node = node[name];
  }
  return node;
};

const pluralRulesOf = memoize((language) => new Intl.PluralRules(language));

/** Selects the CLDR plural category of the language that provides the text. Falls back to `other`. */
const pluralFormOf = (node: Texts, count: string | number | undefined, language: string): string => {
  const number = Number(count ?? 0);
  if (`=${number}` in node) return `=${number}`;
  const category = pluralRulesOf(language).select(number);
  return category in node ? category : 'other';
};

/**
 * Creates a translate function: Rosetta plus fallback languages, plural forms, formatted numbers and reports
 * of missing texts.
 */
export const createTranslate = ({
  language,
  texts,
  formatLocale = `${language}-u-nu-latn`,
  onMissing,
}: TranslateOptions): Translate => {
  const chain = fallbackChain(language);
  // `providedTexts` grows while the translator is in use, whenever a module with texts is loaded.
  const dictionaries = [rosetta<Texts>({ ...texts }), providedTexts];
  // Created with the first number, because many screens show none in their texts.
  const numberFormatOf = memoize((locale) => new Intl.NumberFormat(locale));

  const locateText = (key: string) => {
    for (const tag of chain) {
      for (const dictionary of dictionaries) {
        const node = findNode(dictionary.table(tag), key);
        const forms = typeof node === 'object' && isPlural(node) ? node : null;
        if (!forms && (typeof node !== 'string' || node === '')) continue;
        if (tag !== language) onMissing?.(key, language);
        return { dictionary, tag, forms };
      }
    }
    return null;
  };

  const render = (
    key: string,
    params: TextParams = {},
    escape: (text: string) => string = (text) => text,
  ): string => {
    const match = locateText(key);
    if (!match) {
      onMissing?.(key, language);
      return key;
    }
    const { dir } = localeOf(match.tag);
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? numberFormatOf(formatLocale).format(value) : isolate(escape(value), dir),
      ]),
    );
    const path = match.forms ? `${key}.${pluralFormOf(match.forms, params['count'], match.tag)}` : key;
    return match.dictionary.t(path, values, match.tag);
  };

  return Object.assign((key: string, params?: TextParams) => render(key, params), {
    has: (key: string) => locateText(key) !== null,
    parts: <Rendered>(key: string, slots: Slots<Rendered>, params?: TextParams) =>
      renderParts(render(key, params, escapeBrackets), slots),
  });
};
