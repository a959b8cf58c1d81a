/*
 * The functions of this folder without its models. A page that must stay small and has a fixed language uses
 * them directly.
 */
export { textDirectionOf, formatLocale } from './format-locale.ts';
export { baseLanguage, fallbackChain, localeOf } from './locales.ts';
export { provideTexts, type Texts } from './provided-texts.ts';
export { resolveLanguage } from './stored-language.ts';
export { createTranslate, type Translate } from './translate.ts';
