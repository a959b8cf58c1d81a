import rosetta from 'rosetta';

/** A tree of texts. A node whose names are plural categories (or `=0`) is one text with several forms. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** What is used of Rosetta, whose own types would ask an app for `esModuleInterop`. */
interface Dictionary {
  set(tag: string, texts: Texts): void;
  table(tag: string): Texts | void;
  t(key: string, values: Readonly<Record<string, string>>, tag: string): string;
}

/**
 * The texts that came with code, by language. They are code, the same for everybody: kept outside the scopes, they are
 * there for the first picture of what says them, in each scope, without an event that would come after it.
 */
export const providedTexts: Dictionary = rosetta<Texts>();

/**
 * Brings texts of a language along with the code that says them; call it where their module is evaluated. A section
 * takes the place of one of the same name. Texts that are fetched come first, but a language of which some are provided
 * is not fetched: its others come with code as well.
 */
export const provideTexts = (tag: string, texts: Texts): void => {
  providedTexts.set(tag, texts);
};
