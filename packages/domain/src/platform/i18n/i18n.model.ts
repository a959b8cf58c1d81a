import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $build } from '../environment/index.ts';
import { notify, toast } from '../notifications/index.ts';
import { appStarted } from '../environment/index.ts';
import { $storage } from '../ports/index.ts';
import { formatLocale, textDirectionOf } from './format-locale.ts';
import { baseLanguage, fallbackChain } from './locales.ts';
import { providedTexts, type Texts } from './provided-texts.ts';
import { resolveLanguage } from './stored-language.ts';
import { createTranslate } from './translate.ts';

/** The storage key of the language (specification 000, section 9). */
const storageKey = 'locale';

export const languageChosen = createEvent<string>();
/** The vendor's country changed. Its conventions apply to numbers and times (ISO 3166-1 alpha-2). */
export const formatCountryChanged = createEvent<string>();

/** Loads the texts of a language. Provided by the application. */
export const $loadTexts = createStore<(tag: string) => Promise<Texts>>(
  () => Promise.reject(new Error('No texts.')),
  { serialize: 'ignore' },
);
/** The languages whose texts this build ships. Provided by the application. */
export const $supportedLanguages = createStore<readonly string[]>([baseLanguage], { serialize: 'ignore' });

/** The interface language. Changes only after its texts have loaded. */
export const $locale = createStore(baseLanguage, { serialize: 'ignore' });
export const $dir = $locale.map(textDirectionOf);
const $texts = createStore<Readonly<Record<string, Texts>>>({}, { serialize: 'ignore' });
const $requestedLanguage = createStore(baseLanguage, { serialize: 'ignore' });
const $country = createStore<string | null>(null, { serialize: 'ignore' });

/** The country whose conventions apply to numbers and times. */
export const $formatCountry = combine($country, $build, (country, build) => country ?? build.market.country);
/** Translates into the interface language. */
export const $t = combine($locale, $texts, $formatCountry, (language, texts, country) =>
  createTranslate({ language, texts, formatLocale: formatLocale(language, country) }),
);

const readStoredLanguageFx = attach({ source: $storage, effect: (storage) => storage.read(storageKey) });
const storeLanguageFx = attach({
  source: $storage,
  effect: (storage, tag: string) => storage.write(storageKey, tag),
});
const fetchTextsFx = attach({
  source: { load: $loadTexts, texts: $texts, supported: $supportedLanguages },
  effect: async ({ load, texts, supported }, tag: string) => {
    // Load the whole fallback chain, except texts that are already loaded or shipped with the code.
    const missing = fallbackChain(tag).filter(
      (language) => !(language in texts) && !providedTexts.table(language) && supported.includes(language),
    );
    const loaded = await Promise.all(
      missing.map(async (language) => [language, await load(language)] as const),
    );
    return Object.fromEntries(loaded);
  },
});
/** True while the texts of the chosen language load. */
export const $isLanguageLoading = fetchTextsFx.pending;

$texts.on(fetchTextsFx.doneData, (current, loaded) => ({ ...current, ...loaded }));
$country.on(formatCountryChanged, (_, country) => country);

// When the application starts, use the stored language. If the build lacks its texts, use English. Without a stored
// language, use the market's first supported one.
sample({ clock: appStarted, target: readStoredLanguageFx });
sample({
  clock: readStoredLanguageFx.doneData,
  source: { build: $build, supported: $supportedLanguages },
  fn: ({ build, supported }, stored) =>
    resolveLanguage(stored, supported) ??
    [stored ? baseLanguage : '', ...build.market.languages].find((tag) => supported.includes(tag)) ??
    baseLanguage,
  target: $requestedLanguage,
});
sample({ clock: $requestedLanguage, target: fetchTextsFx });

// When the vendor chooses a supported language, load its texts. The last choice wins.
const languageAccepted = sample({
  clock: languageChosen,
  source: $supportedLanguages,
  filter: (supported, tag) => supported.includes(tag),
  fn: (_, tag) => tag,
});
sample({ clock: languageAccepted, target: [$requestedLanguage, storeLanguageFx] });

// When the texts have loaded, switch the interface.
sample({
  clock: fetchTextsFx.done,
  source: $requestedLanguage,
  filter: (requested, { params }) => requested === params,
  fn: (requested) => requested,
  target: $locale,
});

// When the texts fail to load, keep the interface language. The stored choice remains, so the next start
// tries again.
const textsLoadFailed = sample({
  clock: fetchTextsFx.fail,
  source: $requestedLanguage,
  filter: (requested, { params }) => requested === params,
});
sample({ clock: textsLoadFailed, source: $locale, target: $requestedLanguage });
sample({
  clock: textsLoadFailed,
  fn: () => toast('error', 'toast.language-unavailable'),
  target: notify,
});
