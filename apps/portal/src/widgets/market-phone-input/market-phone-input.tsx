import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useLocale } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { PhoneInput, phoneCountries, type PhoneInputProps } from '@saddlebag/ui/phone-input';
import { useHasBeenQuiet } from '../../use-has-been-quiet.ts';
import { regionNames } from './region-names.ts';

interface MarketPhoneInputProps extends Omit<PhoneInputProps, 'country' | 'countries' | 'labels'> {
  /** The accessible name of the calling-code list. */
  readonly countryLabel: string;
}

/**
 * An input for phone numbers of any country. A number without a calling code belongs to the vendor's market. Reading the
 * numbering plans takes several frames, which the first keys in another field would wait for, so it waits until the user is not
 * typing.
 */
export function MarketPhoneInput({ countryLabel, ...props }: MarketPhoneInputProps) {
  const { locale } = useLocale();
  const { country } = useUnit($market);
  const hasBeenQuiet = useHasBeenQuiet();
  const labels = useMemo(
    () => ({ country: countryLabel, countryName: regionNames(locale) }),
    [countryLabel, locale],
  );

  return (
    <PhoneInput
      {...props}
      country={country}
      countries={phoneCountries}
      preload={hasBeenQuiet}
      labels={labels}
    />
  );
}
