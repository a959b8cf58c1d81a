import { useUnit } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { $method, $order } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { DescriptionList } from '@saddlebag/ui/description-list';
import { DestinationSection } from '../destination/destination-section.tsx';
import { DraftField } from '../form/draft-field.tsx';
import { ExtraFields } from '../extras/extra-fields.tsx';
import { amountHintKey } from '../payment/payment-text-keys.ts';
import { Section } from '../form/section.tsx';
import { PaymentMethodChange } from './payment-method-change.tsx';

/** The order's customer, read-only, and the fields that can be modified. */
export function ModifyFields({ disabled }: { disabled: boolean }) {
  const t = useT();
  const [order, method, flags, market] = useUnit([$order, $method, $flags, $market]);
  if (!order) return null;

  return (
    <fieldset disabled={disabled} className="contents">
      <DescriptionList.Root>
        <DescriptionList.Item term={t('request.customer-name')}>
          <bdi>{order.customer.name}</bdi>
        </DescriptionList.Item>
        <DescriptionList.Item term={t('request.customer-phone')}>
          <bdi dir="ltr">{order.customer.phoneNumber}</bdi>
        </DescriptionList.Item>
      </DescriptionList.Root>
      <DestinationSection />
      <Section title={t('request.what')}>
        <PaymentMethodChange />
        <DraftField
          name="amount"
          label={t('request.amount')}
          hint={t(amountHintKey(method, flags))}
          hintPosition="beside"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          startSlot={<span className="text-muted">{market.currency}</span>}
        />
      </Section>
      <ExtraFields fields={['notes', 'description']} />
    </fieldset>
  );
}
