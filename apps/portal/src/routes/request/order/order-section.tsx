import { useUnit } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { useT } from '@saddlebag/domain/react';
import { $paymentMethod } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { DraftField } from '../form/draft-field.tsx';
import { PaymentNotes } from '../payment/payment-parts.ts';
import { PaymentMethodChoice } from '../payment/payment-method-choice.tsx';
import { amountHintKey } from '../payment/payment-text-keys.ts';
import { Section } from '../form/section.tsx';

/** The section for the order: payment method and amount. */
export function OrderSection() {
  const t = useT();
  const [market, method, flags] = useUnit([$market, $paymentMethod, $flags]);

  return (
    <Section title={t('request.what')}>
      <PaymentMethodChoice />
      <PaymentNotes />
      <DraftField
        name="amount"
        label={t('request.amount')}
        note={market.country === 'kw' ? t('request.optional') : undefined}
        hint={t(amountHintKey(method, flags))}
        hintPosition="beside"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        startSlot={<span className="text-muted">{market.currency}</span>}
      />
    </Section>
  );
}
