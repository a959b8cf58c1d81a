import { useUnit } from 'effector-react';
import { useRef, type KeyboardEvent } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $customerOffer, customerOfferAccepted, fieldChanged } from '@saddlebag/domain/request';
import { Field } from '@saddlebag/ui/field';
import { MarketPhoneInput } from '../../../widgets/market-phone-input/index.ts';
import { $phoneField } from '../form/field-state.ts';
import { useFieldHint } from '../form/use-field-hint.ts';
import { CustomerOffer } from './customer-offer.tsx';

/** The field for the customer's phone number. Enter accepts the offer below it, if there is one. */
export function CustomerPhone() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [{ text: value, error }, offer] = useUnit([$phoneField, $customerOffer]);
  const [changeField, acceptOffer] = useUnit([fieldChanged, customerOfferAccepted]);
  const replacedHint = useFieldHint('phone');
  const hint =
    replacedHint ?? (error === 'validation.phone-incorrect' && t('request.form.phone.helper-text'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !offer || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    acceptOffer();
  };

  return (
    <>
      <Field.Root hintPosition="below">
        <Field.Label>{t('request.customer-phone')}</Field.Label>
        {hint && <Field.Hint>{hint}</Field.Hint>}
        <MarketPhoneInput
          ref={input}
          name="phone"
          autoComplete="off"
          enterKeyHint="next"
          countryLabel={t('request.form.phone.country')}
          value={value}
          onKeyDown={onKeyDown}
          onValueChange={({ text, e164, possible }) => {
            changeField({ field: 'phone', value: { text, e164, possible } });
          }}
        />
        {error && <Field.Error>{t(error)}</Field.Error>}
      </Field.Root>
      <CustomerOffer onAccepted={() => input.current?.focus()} />
    </>
  );
}
