import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $originForm, $originGaps, originDetailsChanged } from '@saddlebag/domain/origin';
import { useLocale, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { Field } from '@saddlebag/ui/field';
import { PhoneInput, phoneCountries } from '@saddlebag/ui/phone-input';
import { regionNames } from '../../../widgets/region-names/index.ts';

/** The number that the rider calls at the pick-up. */
export function OriginPhone() {
  const t = useT();
  const { locale } = useLocale();
  const [form, gaps, market, change] = useUnit([$originForm, $originGaps, $market, originDetailsChanged]);
  const labels = useMemo(
    () => ({ country: t('request.form.phone.country'), countryName: regionNames(locale) }),
    [t, locale],
  );

  return (
    <Field.Root>
      <Field.Label>{t('origin.phone')}</Field.Label>
      <PhoneInput
        name="origin-phone"
        autoComplete="tel"
        country={market.country}
        countries={phoneCountries}
        value={form.phone.text}
        labels={labels}
        onValueChange={({ text, e164, possible }) => {
          change({ phone: { text, e164, possible: possible ?? false } });
        }}
      />
      {gaps.phone && <Field.Error>{t(gaps.phone)}</Field.Error>}
    </Field.Root>
  );
}
