import { useUnit } from 'effector-react';
import { toFormerCurrency } from '@saddlebag/domain/money';
import { useFormat } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';

/** A price in the market's former currency. Renders nothing in markets that never changed currency. */
export function FormerPrice({ amount }: { amount: number }) {
  const format = useFormat();
  const former = toFormerCurrency(amount, useUnit($market));

  return (
    former && (
      <span
        data-slot="former-price"
        className="text-sm font-normal whitespace-nowrap text-muted tabular-nums"
      >
        {' / '}
        {format.formatMoney(former.amount, former.currency)}
      </span>
    )
  );
}
