import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $form, $errors, fieldsChanged } from '@saddlebag/domain/registration';
import { Field } from '@saddlebag/ui/field';
import { TextField } from '@saddlebag/ui/text-field';
import { MarketPhoneInput } from '../../../widgets/market-phone-input/index.ts';
import { useTextField } from './use-text-field.ts';

/** The account's email, mobile number and VAT number. */
export function ContactFields() {
  const t = useT();
  const [form, gaps, changeFields] = useUnit([$form, $errors, fieldsChanged]);
  const email = useTextField('email');
  const vatNumber = useTextField('vatNumber');

  return (
    <>
      <TextField
        {...email}
        type="email"
        autoComplete="email"
        dir="ltr"
        label={t('account.register.email')}
        hint={t('account.register.contact-hint')}
      />
      <Field.Root>
        <Field.Label>{t('account.register.mobile')}</Field.Label>
        <MarketPhoneInput
          name="mobile"
          autoComplete="tel"
          countryLabel={t('account.register.calling-code')}
          value={form.mobile.text}
          onValueChange={({ text, e164, possible }) => {
            changeFields({ mobile: { text, e164, possible } });
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
