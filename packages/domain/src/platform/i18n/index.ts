export { formatLocale, textDirectionOf } from './format-locale.ts';
export {
  $dir,
  $isLanguageLoading,
  $loadTexts,
  $locale,
  $supportedLanguages,
  $t,
  formatCountryChanged,
  languageChosen,
} from './i18n.model.ts';
export { isolate } from './isolate.ts';
export { baseLanguage, fallbackChain, localeOf, locales, type Locale } from './locales.ts';
export { provideTexts, type Texts } from './provided-texts.ts';
export { renderParts, type Slots } from './slots.ts';
export { resolveLanguage } from './stored-language.ts';
export { createTranslate, type TextParams, type Translate, type TranslateOptions } from './translate.ts';

/** Translation keys of the texts that this folder's models show. */
export const languageTextKeys = ['toast.language-unavailable'] as const;
