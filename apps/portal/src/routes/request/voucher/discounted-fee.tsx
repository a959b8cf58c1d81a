import { useGate, useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $discountedFee, $quote } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { VoucherGate } from './voucher.model.ts';

/** The fee after the voucher in the quote, next to the original fee. */
export function DiscountedFee() {
  const t = useT();
  const format = useFormat();
  useGate(VoucherGate);
  const [{ fee }, discounted, { currency }] = useUnit([$quote, $discountedFee, $market]);
  if (fee === null || discounted === null) return null;

  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <strong data-slot="quote-fee" className="text-xl tabular-nums">
        <span className="sr-only">{t('voucher.fee-after')}: </span>
        {format.formatMoney(discounted, currency)}
      </strong>
      <span className="text-sm text-muted tabular-nums">
        <span className="sr-only">{t('voucher.fee-before')}: </span>
        <s data-slot="quote-fee-before">{format.formatMoney(fee, currency)}</s>
      </span>
    </span>
  );
}
