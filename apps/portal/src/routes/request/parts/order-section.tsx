import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { limits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { $paymentMethod } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { DraftField } from './draft-field.tsx';
import { OrderDescription } from './order-description.tsx';
import { PaymentNotes } from './payment.tsx';
import { PaymentMethodChoice } from './payment-method-choice.tsx';
import { Section } from './section.tsx';

/** What is delivered and how it is paid. */
export function OrderSection() {
  const t = useT();
  const [market, method] = useUnit([$market, $paymentMethod]);

  return (
    <Section title={t('request.what')}>
      <PaymentMethodChoice />
      <Suspense>
        <PaymentNotes />
      </Suspense>
      <DraftField
        name="amount"
        label={t('request.amount')}
        hint={t(`request.amount-hint-${method?.endsWith('DELIVERY') ? 'cash' : 'paid'}`)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        startSlot={<span className="text-muted">{market.currency}</span>}
      />
      <OrderDescription />
      <DraftField
        name="pickupCode"
        label={t('request.pickup-code.label')}
        note={t('request.optional')}
        autoComplete="off"
        dir="auto"
        maxLength={limits.pickupCodeCharacters * 2}
      />
    </Section>
  );
}
