export { hourCycleOf } from './format-locale.ts';
export { $formatCountry } from './i18n.model.ts';
export { memoize } from './memoize.ts';
