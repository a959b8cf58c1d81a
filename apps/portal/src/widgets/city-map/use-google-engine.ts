import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useLocale } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { googleMaps } from '@saddlebag/ui/map-google';
import { $scheme } from '../../appearance/appearance.model.ts';
import { readGoogleMapsSetting } from '../../google-maps/index.ts';

/** With a key, the portal searches addresses with Google, whose terms allow them only on Google's map. */
export const googleAddresses = { name: 'Google', requiresGoogleMap: true } as const;

/** Returns Google's map in the language and colour scheme of the page, if the page has a key. */
export const useGoogleEngine = () => {
  const [{ country }, colorScheme] = useUnit([$market, $scheme]);
  const { locale: language } = useLocale();

  return useMemo(() => {
    const setting = readGoogleMapsSetting(document);
    return setting
      ? googleMaps({ ...setting, language, region: country.toUpperCase(), colorScheme })
      : undefined;
  }, [language, country, colorScheme]);
};
