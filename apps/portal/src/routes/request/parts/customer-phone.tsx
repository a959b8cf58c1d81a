import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useLocale, useT } from '@saddlebag/domain/react';
import { $draft, $errors, fieldChanged } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { Field } from '@saddlebag/ui/field';
import { PhoneInput, phoneCountries } from '@saddlebag/ui/phone-input';
import { PasteMark, usePasteMark } from './paste-mark.tsx';
import { regionNames } from '../../../widgets/region-names/index.ts';

/** The customer's number, of any country that riders can call, in any shape and script. */
export function CustomerPhone() {
  const t = useT();
  const { locale } = useLocale();
  const [market, draft, errors, change] = useUnit([$market, $draft, $errors, fieldChanged]);
  const labels = useMemo(
    () => ({ country: t('request.form.phone.country'), countryName: regionNames(locale) }),
    [t, locale],
  );
  const error = errors.phone;
  const isPasted = usePasteMark('phone');

  return (
    <Field.Root>
      <Field.Label>{t('request.customer-phone')}</Field.Label>
      {isPasted && (
        <Field.Hint>
          <PasteMark field="phone" label={t('request.customer-phone')} />
        </Field.Hint>
      )}
      {!isPasted && error === 'validation.phone-incorrect' && (
        <Field.Hint>{t('request.form.phone.helper-text')}</Field.Hint>
      )}
      <PhoneInput
        name="phone"
        autoComplete="off"
        enterKeyHint="next"
        country={market.country}
        countries={phoneCountries}
        value={draft.phone.text}
        labels={labels}
        onValueChange={({ text, e164, possible }) => {
          change({ field: 'phone', value: { text, e164, possible: possible ?? false } });
        }}
      />
      {error && <Field.Error>{t(error)}</Field.Error>}
    </Field.Root>
  );
}
