import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useLocale, useT } from '@saddlebag/domain/react';
import { $form, $gaps, fieldsChanged } from '@saddlebag/domain/registration';
import { $market } from '@saddlebag/domain/vendors';
import { Field } from '@saddlebag/ui/field';
import { PhoneInput, phoneCountries } from '@saddlebag/ui/phone-input';
import { TextField } from '@saddlebag/ui/text-field';
import { regionNames } from '../../../widgets/region-names/index.ts';
import { useTextField } from './use-text-field.ts';

/** By what the account will be known: an email, a mobile number, or both. */
export function ContactFields() {
  const t = useT();
  const { locale } = useLocale();
  const [form, gaps, market, change] = useUnit([$form, $gaps, $market, fieldsChanged]);
  const email = useTextField('email');
  const vatNumber = useTextField('vatNumber');
  const labels = useMemo(
    () => ({ country: t('account.register.calling-code'), countryName: regionNames(locale) }),
    [t, locale],
  );

  return (
    <>
      <TextField
        {...email}
        type="email"
        autoComplete="email"
        dir="ltr"
        label={t('auth.email')}
        hint={t('account.register.contact-hint')}
      />
      <Field.Root>
        <Field.Label>{t('account.register.mobile')}</Field.Label>
        <PhoneInput
          name="mobile"
          autoComplete="tel"
          country={market.country}
          countries={phoneCountries}
          value={form.mobile.text}
          labels={labels}
          onValueChange={({ text, e164 }) => {
            change({ mobile: { text, e164 } });
          }}
        />
        {gaps.mobile && <Field.Error>{t(gaps.mobile)}</Field.Error>}
      </Field.Root>
      <TextField
        {...vatNumber}
        autoComplete="off"
        dir="ltr"
        label={t('account.register.vat-number')}
        note={t('account.register.optional')}
      />
    </>
  );
}
