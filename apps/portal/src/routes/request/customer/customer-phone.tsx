import { useUnit } from 'effector-react';
import { useRef, type KeyboardEvent } from 'react';
import { useT } from '@saddlebag/domain/react';
import {
  $isCustomerExpected,
  fieldChanged,
  phoneConfirmationDropped,
  phoneConfirmed,
} from '@saddlebag/domain/request';
import { Field } from '@saddlebag/ui/field';
import { MarketPhoneInput } from '../../../widgets/market-phone-input/index.ts';
import { $phoneField } from '../form/field-state.ts';
import { useFieldHint } from '../form/use-field-hint.ts';
import { CustomerOffer } from './customer-offer.tsx';

/**
 * The field for the customer's phone number. Enter accepts the offer below it, as soon as the look-up of the number has
 * ended.
 */
export function CustomerPhone() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [{ text: value, error }, isCustomerExpected] = useUnit([$phoneField, $isCustomerExpected]);
  const [changeField, confirmPhone, dropConfirmation] = useUnit([
    fieldChanged,
    phoneConfirmed,
    phoneConfirmationDropped,
  ]);
  const replacedHint = useFieldHint('phone');
  const hint =
    replacedHint ?? (error === 'validation.phone-incorrect' && t('request.form.phone.helper-text'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isCustomerExpected || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    confirmPhone();
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
          // A window that loses the focus keeps its focused field.
          onBlur={() => document.hasFocus() && dropConfirmation()}
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
