import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $paymentMethod } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { lazyPart } from '../../../lazy-part.tsx';
import { DraftField } from '../form/draft-field.tsx';
import { OrderDescription } from './order-description.tsx';
import { PaymentNotes } from '../payment/payment-parts.ts';
import { PaymentMethodChoice } from '../payment/payment-method-choice.tsx';
import { Section } from '../form/section.tsx';

const OptionalOrderFields = lazyPart(
  async () => (await import('../conditional-parts.ts')).OptionalOrderFields,
);

/** The section for the order: payment method, amount and description. */
export function OrderSection() {
  const t = useT();
  const [market, method] = useUnit([$market, $paymentMethod]);

  return (
    <Section title={t('request.what')}>
      <PaymentMethodChoice />
      <PaymentNotes />
      <DraftField
        name="amount"
        label={t('request.amount')}
        note={market.country === 'kw' ? t('request.optional') : undefined}
        hint={t(`request.amount-hint-${method?.endsWith('DELIVERY') ? 'cash' : 'paid'}`)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        startSlot={<span className="text-muted">{market.currency}</span>}
      />
      <OrderDescription />
      <OptionalOrderFields />
    </Section>
  );
}
