import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $flags } from '@saddlebag/domain/flags';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { DescriptionList } from '@saddlebag/ui/description-list';
import { DualPrice } from '../dual-price/index.ts';

/** The facts of an order: customer, address, amount, fee and notes. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const [{ currency }, { PickupCodeDisplay }] = useUnit([$market, $flags]);
  const { customer } = order;
  const amountTerm = order.paymentMethod === 'PAID' ? t('tracking.amount-paid') : t('tracking.amount');

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
      <DescriptionList.Item term={amountTerm}>
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
      {PickupCodeDisplay && order.pickupCode && (
        <DescriptionList.Item term={t('tracking.pickup-code')}>
          <bdi className="font-strong">{order.pickupCode}</bdi>
        </DescriptionList.Item>
      )}
    </DescriptionList.Root>
  );
}
