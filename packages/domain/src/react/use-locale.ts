import { useUnit } from 'effector-react';
import { $dir, $locale } from '../platform/i18n/index.ts';

/** Returns the interface language and its writing direction. */
export const useLocale = (): { readonly locale: string; readonly dir: 'ltr' | 'rtl' } =>
  useUnit({ locale: $locale, dir: $dir });
