import { itemValueCaps, type Market } from '@saddlebag/domain/contracts';
import { usePageFormat, usePageT } from '../shell/page-i18n.tsx';
import './texts.ts';

/** The highest value of an item in a market. Markets without a cap leave the decision to the rider. */
export function ValueCap({ market }: { market: Market }) {
  const t = usePageT();
  const { formatMoney } = usePageFormat(market.country);
  const cap = itemValueCaps[market.country];
  return (
    <p>
      {cap === undefined
        ? t('prohibited.value-other')
        : t('prohibited.value-body', { amount: formatMoney(cap, market.currency) })}
    </p>
  );
}
