import { foldText } from '../address-autocomplete/internal.ts';

/** A language that users can select. */
export interface LanguageOption {
  /** BCP 47 language tag. */
  readonly tag: string;
  /** Native name of the language. */
  readonly endonym: string;
  readonly dir: 'ltr' | 'rtl';
  /** Name in the language of the page, for users who cannot read the native name. */
  readonly name?: string | undefined;
  /** Announcement after selection, in the selected language, such as `Language changed to English`. */
  readonly changeAnnouncement: string;
}

/** Returns the languages that match all words of the query. The current language comes first. */
export function findLanguages(
  languages: readonly LanguageOption[],
  current: string,
  query: string,
): readonly LanguageOption[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const isCurrent = ({ tag }: LanguageOption) => tag === current;
  return languages
    .filter(({ endonym, name = '', tag }) => {
      const text = foldText(`${endonym} ${name} ${tag}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)));
}
