import { useUnit } from 'effector-react';
import { $dir, $locale } from '../i18n/i18n.model.ts';

/** The language on the screen and its direction. */
export const useLocale = (): { readonly locale: string; readonly dir: 'ltr' | 'rtl' } =>
  useUnit({ locale: $locale, dir: $dir });
