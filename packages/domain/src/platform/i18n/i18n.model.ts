import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $build } from '../environment/index.ts';
import { markets } from '../../contracts/index.ts';
import { $flags } from '../flags/index.ts';
import { notify } from '../notifications/index.ts';
import { appStarted } from '../environment/index.ts';
import { $storage } from '../ports/index.ts';
import { directionOf, formatLocale } from './format-locale.ts';
import { createFormatters } from './formatters.ts';
import { baseLanguage, fallbackChain } from './locales.ts';
import { providedTexts, type Texts } from './provided-texts.ts';
import { readLanguage } from './stored-language.ts';
import { createTranslate } from './translate.ts';

/** The key of specification 000, section 9. */
const storageKey = 'locale';

/** The vendor picked a language. */
export const languageChosen = createEvent<string>();
/** The country whose customs numbers and times follow has become known (ISO 3166-1 alpha-2). */
export const formatCountryChanged = createEvent<string>();

/** How the texts of a language are fetched; the application puts its own here. */
export const $loadTexts = createStore<(tag: string) => Promise<Texts>>(
  () => Promise.reject(new Error('No texts.')),
  { serialize: 'ignore' },
);
/** The languages whose texts this build ships; the application puts its own here. */
export const $supportedLanguages = createStore<readonly string[]>([baseLanguage], { serialize: 'ignore' });

/** The language on the screen. It changes only when its texts are there. */
export const $locale = createStore(baseLanguage, { serialize: 'ignore' });
export const $dir = $locale.map(directionOf);
const $texts = createStore<Readonly<Record<string, Texts>>>({}, { serialize: 'ignore' });
const $wanted = createStore(baseLanguage, { serialize: 'ignore' });
const $country = createStore<string | null>(null, { serialize: 'ignore' });

const $formatCountry = combine($country, $build, (country, build) => country ?? build.country);
/** Translates into the language on the screen. */
export const $t = combine($locale, $texts, $formatCountry, (language, texts, country) =>
  createTranslate({ language, texts, formatLocale: formatLocale(language, country) }),
);
/** Writes numbers, money and times for the language on the screen and the vendor's country. */
export const $format = combine(
  $locale,
  $formatCountry,
  $flags.map(({ DigitGrouping }) => DigitGrouping),
  (language, country, isGrouped) => createFormatters({ language, country, isGrouped }),
);

const readStoredFx = attach({ source: $storage, effect: (storage) => storage.read(storageKey) });
const storeFx = attach({
  source: $storage,
  effect: (storage, tag: string) => storage.write(storageKey, tag),
});
const fetchTextsFx = attach({
  source: { load: $loadTexts, texts: $texts, supported: $supportedLanguages },
  effect: async ({ load, texts, supported }, tag: string) => {
    // Everything that the language falls back to, except what is there already or comes with the code.
    const lacking = fallbackChain(tag).filter(
      (language) => !(language in texts) && !providedTexts.table(language) && supported.includes(language),
    );
    const loaded = await Promise.all(
      lacking.map(async (language) => [language, await load(language)] as const),
    );
    return Object.fromEntries(loaded);
  },
});
/** True while the texts of a chosen language are on their way. */
export const $isLanguageLoading = fetchTextsFx.pending;

$texts.on(fetchTextsFx.doneData, (known, loaded) => ({ ...known, ...loaded }));
$country.on(formatCountryChanged, (_, country) => country);

// When the application starts, speak the stored language, else the market's first one, else English.
sample({ clock: appStarted, fn: () => undefined, target: readStoredFx });
sample({
  clock: readStoredFx.doneData,
  source: { build: $build, supported: $supportedLanguages },
  fn: ({ build, supported }, stored) =>
    readLanguage(stored, supported) ??
    markets[build.country].languages.find((tag) => supported.includes(tag)) ??
    baseLanguage,
  target: $wanted,
});
sample({ clock: $wanted, target: fetchTextsFx });

// When the vendor picks a language that the build speaks, fetch its texts; the last pick wins.
const picked = sample({
  clock: languageChosen,
  source: $supportedLanguages,
  filter: (supported, tag) => supported.includes(tag),
  fn: (_, tag) => tag,
});
sample({ clock: picked, target: [$wanted, storeFx] });

// When the texts are there, the screen changes to them at once.
sample({
  clock: fetchTextsFx.done,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params,
  fn: (wanted) => wanted,
  target: $locale,
});

// When they do not come, the language stays, and so does the choice: the next start tries again.
const unavailable = sample({
  clock: fetchTextsFx.fail,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params,
});
sample({ clock: unavailable, source: $locale, target: $wanted });
sample({
  clock: unavailable,
  fn: () => ({ tone: 'error' as const, message: { key: 'toast.language-unavailable' } }),
  target: notify,
});
