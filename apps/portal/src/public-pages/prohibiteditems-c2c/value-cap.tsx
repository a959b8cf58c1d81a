import { itemValueCaps, markets, type CountryCode } from '@saddlebag/domain/contracts';
import { usePageFormat, usePageT } from '../shell/page-i18n.tsx';
import './texts.ts';

/** The highest value of an item in a market. Markets without a cap leave the decision to the rider. */
export function ValueCap({ country }: { country: CountryCode }) {
  const t = usePageT();
  const { formatMoney } = usePageFormat(country);
  const cap = itemValueCaps[country];
  return (
    <p>
      {cap === undefined
        ? t('prohibited.value-other')
        : t('prohibited.value-body', { amount: formatMoney(cap, markets[country].currency) })}
    </p>
  );
}
