import { combine } from 'effector';
import { $flags } from '../flags/index.ts';
import { $locale } from '../i18n/index.ts';
import { $formatCountry } from '../i18n/internal.ts';
import { createFormatters } from './formatters.ts';

/** Formats numbers, money and times for the interface language and the vendor's country. */
export const $format = combine(
  $locale,
  $formatCountry,
  $flags.map(({ DigitGrouping }) => DigitGrouping),
  (language, country, isGrouped) => createFormatters({ language, country, isGrouped }),
);
