import rosetta from 'rosetta';

/** A tree of texts. A node whose keys are plural categories (or `=0`) is a single text with several forms. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** The part of Rosetta that the portal uses. Rosetta's own types would require `esModuleInterop`. */
interface Dictionary {
  set(tag: string, texts: Texts): void;
  table(tag: string): Texts | void;
  t(key: string, values: Readonly<Record<string, string>>, tag: string): string;
}

/**
 * Texts that modules ship with their code, by language. They are the same for all scopes, so no store holds
 * them. A component can therefore use them in its first render.
 */
export const providedTexts: Dictionary = rosetta<Texts>();

/**
 * Registers texts that a module ships with its code. Call it at the top level of the module. A top-level key
 * of `texts` replaces an earlier one with the same name.
 *
 * Loaded texts take precedence. A language with provided texts is never loaded, because its other texts are
 * shipped with code as well.
 */
export const provideTexts = (tag: string, texts: Texts): void => {
  providedTexts.set(tag, texts);
};
