import { useUnit } from 'effector-react';
import { $originForm, $originErrors, originDetailsChanged } from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { Field } from '@saddlebag/ui/field';
import { MarketPhoneInput } from '../../../widgets/market-phone-input/index.ts';

/** The field for the sender's phone number. */
export function OriginPhone() {
  const t = useT();
  const [form, gaps, changeDetails] = useUnit([$originForm, $originErrors, originDetailsChanged]);

  return (
    <Field.Root>
      <Field.Label>{t('origin.phone')}</Field.Label>
      <MarketPhoneInput
        name="origin-phone"
        autoComplete="tel"
        countryLabel={t('request.form.phone.country')}
        value={form.phone.text}
        onValueChange={({ text, e164, possible }) => {
          changeDetails({ phone: { text, e164, possible } });
        }}
      />
      {gaps.phone && <Field.Error>{t(gaps.phone)}</Field.Error>}
    </Field.Root>
  );
}
