import type { MessageLabels } from '../../packages/domain/src/request/paste/testing/labelled-messages.ts';
import { taggerWords } from '../../packages/domain/src/request/paste/tagger/words/index.ts';
import type { CorpusPhrases } from '../../packages/domain/src/request/paste/testing/phrases.ts';
import type { TextLabels } from '../../packages/domain/src/request/paste/tagger/align-labels.ts';
import type { TrainingMessage } from './trainer.ts';

const languages = ['ar', 'bn', 'el', 'en', 'es', 'fil', 'it', 'ja', 'ms', 'th', 'ur', 'zh'];
const list = (text: string | undefined): readonly string[] => text?.split('|') ?? [];
const names = new Map(
  languages.map((language, index) => [
    language,
    { given: list(taggerWords[index]?.givenName), family: list(taggerWords[index]?.surname) },
  ]),
);

const scriptLanguages = [
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
] as const;
const countryLanguages: Readonly<Record<string, string>> = {
  bd: 'bn',
  pk: 'ur',
  gr: 'el',
  cy: 'el',
  es: 'es',
  it: 'it',
  ph: 'fil',
  my: 'ms',
};

/** Guesses the language of a message from its script and its country. */
const languageOf = ({ text, country }: TrainingMessage): string => {
  if (/\p{Script=Arabic}/u.test(text)) return country === 'pk' ? 'ur' : 'ar';
  return scriptLanguages.find(([script]) => script.test(text))?.[1] ?? countryLanguages[country] ?? 'en';
};

const titleCase = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (match) => match.toUpperCase());

const isLatin = (text: string): boolean => /[a-z]/i.test(text);
const isOfSameScript = (a: string, b: string): boolean => isLatin(a) === isLatin(b);

/** Invents a name in the style of another one. */
const inventName = (name: string, language: string, random: () => number): string => {
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const pool = names.get(language);
  if (!pool) return name;
  const given = pool.given.filter((word) => isOfSameScript(word, name));
  const family = pool.family.filter((word) => isOfSameScript(word, name) || pool.family.length < 5);
  if (given.length < 5) return name;
  const count = name.split(/\s+/).length;
  let text: string;
  if (language === 'zh' || language === 'ja') {
    if (!isOfSameScript('漢', name)) return name;
    const space = /\s/.test(name) ? ' ' : '';
    text = name.length <= 2 && random() < 0.7 ? pick(family) : pick(family) + space + pick(given);
  } else
    text =
      count === 1
        ? pick(random() < 0.8 || family.length < 5 ? given : family)
        : `${pick(given)} ${pick(family)}`;
  if (text === '') return name;
  if (name === name.toUpperCase() && name !== name.toLowerCase()) return text.toUpperCase();
  return name === name.toLowerCase() ? text : titleCase(text);
};

const occursOnce = (text: string, part: string): boolean =>
  part !== '' && text.includes(part) && text.indexOf(part) === text.lastIndexOf(part);

const swappedFields = ['address', 'unit', 'note'] as const;

const keyOf = (field: string, language: string, value: string): string =>
  `${field} ${language} ${isLatin(value) ? 'latin' : 'other'}`;

/** Values by field, language and script: first those of the messages, then the phrases. */
const collectValues = (
  messages: readonly TrainingMessage[],
  phrases: CorpusPhrases,
): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, string[]>();
  const add = (field: string, language: string, value: string | null): void => {
    if (value === null) return;
    const key = keyOf(field, language, value);
    const known = values.get(key);
    if (known) known.push(value);
    else values.set(key, [value]);
  };
  for (const field of swappedFields) {
    for (const message of messages) add(field, languageOf(message), message.labels[field]);
    for (const [language, { [field]: texts }] of Object.entries(phrases))
      for (const text of texts) add(field, language, text);
  }
  return values;
};

/** Returns a variant of a message with another name, address, unit and note. */
export type VaryMessage = (message: TrainingMessage, random: () => number) => TrainingMessage;

/**
 * Prepares to vary messages. The names come from the word lists, the other values from the phrases and from other messages in
 * the same language and script.
 */
export const createVariation = (
  messages: readonly TrainingMessage[],
  phrases: CorpusPhrases,
): VaryMessage => {
  const values = collectValues(messages, phrases);
  return (message, random) => {
    const language = languageOf(message);
    let { text } = message;
    const labels = { ...message.labels } as {
      -readonly [Field in keyof MessageLabels]: MessageLabels[Field];
    };
    const swap = (field: keyof TextLabels, value: string): void => {
      const old = labels[field];
      if (old === null || !occursOnce(text, old)) return;
      for (const other of ['name', ...swappedFields] as const)
        if (other !== field && labels[other]?.includes(old)) return;
      text = text.replace(old, () => value);
      labels[field] = value;
    };
    for (const field of swappedFields) {
      const old = labels[field];
      if (old === null || random() < 0.5) continue;
      const pool = values.get(keyOf(field, language, old)) ?? [];
      const other = pool[Math.floor(random() * pool.length)];
      if (other) swap(field, other);
    }
    if (labels.name !== null) swap('name', inventName(labels.name, language, random));
    if (random() < 0.2 && !/\n/.test(text)) {
      text = text.toLowerCase();
      for (const field of ['name', ...swappedFields] as const)
        labels[field] = labels[field]?.toLowerCase() ?? null;
    }
    return { ...message, text, labels };
  };
};
