import { useUnit } from 'effector-react';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useLocale, useT } from '@saddlebag/domain/react';
import { $draft, $errors, $offer, fieldChanged, offerAccepted } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { Field } from '@saddlebag/ui/field';
import { PhoneInput, phoneCountries } from '@saddlebag/ui/phone-input';
import { regionNames } from '../../../widgets/region-names/index.ts';
import { useFieldMark } from '../form/use-field-mark.ts';
import { CustomerOffer } from './customer-offer.tsx';

/** The customer's number, of any country that riders can call, in any shape and script. Enter takes an offer that stands below. */
export function CustomerPhone() {
  const t = useT();
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [market, draft, errors, offer] = useUnit([$market, $draft, $errors, $offer]);
  const [change, acceptOffer] = useUnit([fieldChanged, offerAccepted]);
  const labels = useMemo(
    () => ({ country: t('request.form.phone.country'), countryName: regionNames(locale) }),
    [t, locale],
  );
  const error = errors.phone;
  const mark = useFieldMark('phone');
  const hint = mark ?? (error === 'validation.phone-incorrect' && t('request.form.phone.helper-text'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !offer || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    acceptOffer();
  };

  return (
    <Field.Root>
      <Field.Label>{t('request.customer-phone')}</Field.Label>
      {hint && <Field.Hint>{hint}</Field.Hint>}
      <PhoneInput
        ref={input}
        name="phone"
        autoComplete="off"
        enterKeyHint="next"
        country={market.country}
        countries={phoneCountries}
        value={draft.phone.text}
        labels={labels}
        onKeyDown={onKeyDown}
        onValueChange={({ text, e164, possible }) => {
          change({ field: 'phone', value: { text, e164, possible: possible ?? false } });
        }}
      />
      {error && <Field.Error>{t(error)}</Field.Error>}
      <CustomerOffer onAccepted={() => input.current?.focus()} />
    </Field.Root>
  );
}
