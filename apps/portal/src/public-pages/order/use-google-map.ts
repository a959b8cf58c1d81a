import { useMemo } from 'react';
import { googleMaps } from '@saddlebag/ui/map-google';
import { readGoogleMapsSetting } from '../../google-maps/index.ts';
import { usePageI18n } from '../shell/page-i18n.tsx';

/** Returns Google's map of a country in the page's language, if the page has a key. */
export const useGoogleMap = (country: string, colorScheme: 'light' | 'dark') => {
  const { language } = usePageI18n();

  return useMemo(() => {
    const setting = readGoogleMapsSetting(document);
    return setting
      ? googleMaps({ ...setting, language, region: country.toUpperCase(), colorScheme })
      : undefined;
  }, [language, country, colorScheme]);
};
