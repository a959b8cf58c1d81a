import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { shownPaymentMethod } from '@saddlebag/domain/contracts';
import { $flags } from '@saddlebag/domain/flags';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { DescriptionList } from '@saddlebag/ui/description-list';
import { DualPrice } from '../dual-price/index.ts';

/** The terms of the amount by how the payment method is shown. Other methods only name what to collect. */
const amountTerms: ReadonlyMap<string, string> = new Map([
  ['NONE', 'tracking.amount-value'],
  ['PAID', 'tracking.amount-paid'],
  ['CASH_ON_DELIVERY', 'tracking.amount-cash'],
  ['CASH_ON_PICKUP', 'tracking.amount-at-pickup'],
  ['PAYMENT_ON_DELIVERY', 'tracking.amount-card'],
]);

/** The facts of an order: customer, address, amount, fee and notes. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const [{ currency }, flags] = useUnit([$market, $flags]);
  const { customer } = order;
  const amountTerm = amountTerms.get(shownPaymentMethod(order.paymentMethod, flags)) ?? 'tracking.amount';

  return (
    <DescriptionList.Root>
      <DescriptionList.Item term={t('tracking.customer')}>
        <bdi>{customer.name}</bdi>
        <a
          className="block text-link pointer-coarse:py-2.5"
          dir="ltr"
          href={`tel:${customer.phoneNumber}`}
          aria-label={`${t('tracking.call-customer')}: ${customer.phoneNumber}`}
        >
          {customer.phoneNumber}
        </a>
      </DescriptionList.Item>
      <DescriptionList.Item term={t('tracking.deliver-to')}>
        <bdi>{customer.address}</bdi>
      </DescriptionList.Item>
      {customer.notes && (
        <DescriptionList.Item term={t('tracking.note')}>
          <bdi>{customer.notes}</bdi>
        </DescriptionList.Item>
      )}
      {order.outletName && (
        <DescriptionList.Item term={t('tracking.pick-up-at')}>
          <bdi>{order.outletName}</bdi>
        </DescriptionList.Item>
      )}
      <DescriptionList.Item term={t(amountTerm)}>
        {format.formatMoney(order.amount, currency)}
        <DualPrice amount={order.amount} />
      </DescriptionList.Item>
      <DescriptionList.Item term={t('tracking.fee')}>
        {format.formatMoney(order.deliveryFee, currency)}
        <DualPrice amount={order.deliveryFee} />
      </DescriptionList.Item>
      {order.discount > 0 && (
        <DescriptionList.Item term={t('tracking.discount')}>
          {format.formatMoney(order.discount, currency)}
        </DescriptionList.Item>
      )}
      {order.description && (
        <DescriptionList.Item term={t('tracking.description')}>
          <bdi>{order.description}</bdi>
        </DescriptionList.Item>
      )}
      {flags.PickupCodeDisplay && order.pickupCode && (
        <DescriptionList.Item term={t('tracking.pickup-code')}>
          <bdi className="font-strong">{order.pickupCode}</bdi>
        </DescriptionList.Item>
      )}
    </DescriptionList.Root>
  );
}
