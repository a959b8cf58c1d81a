import { foldText } from '../address-autocomplete/fold-text.ts';

/** A language that can be chosen. */
export interface LanguageOption {
  /** BCP 47. */
  readonly tag: string;
  /** Its name in itself. */
  readonly endonym: string;
  readonly dir: 'ltr' | 'rtl';
  /** Its name in the language of the page, for whoever cannot read it. */
  readonly name?: string | undefined;
  /** Said in the language itself once it was chosen: `Language changed to English`. */
  readonly changed: string;
}

/** The current language first, the others as they were given; of those, what the words of the query fit. */
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
    .toSorted((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)));
}
