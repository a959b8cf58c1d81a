import { useUnit } from 'effector-react';
import type { ExamplePrice } from '@saddlebag/domain/contracts';
import { useFormat, useT } from '@saddlebag/domain/react';
import { DescriptionList } from '@saddlebag/ui/description-list';
import { $faq } from '../model.ts';

/** The prices and limits of the country. Shows only those that the country has. */
export function CountryFacts() {
  const t = useT();
  const { formatMoney, locale } = useFormat();
  const {
    currency,
    facts: { price, weightKg, radiusKm, valueCap },
  } = useUnit($faq);
  if (!price && !weightKg && !radiusKm && !valueCap) return null;

  const money = (amount: number) => formatMoney(amount, currency);
  const unit = (amount: number, name: 'kilogram' | 'kilometer') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name }).format(amount);
  const priceText = ({ base, perKm, includedKm }: ExamplePrice) =>
    t(includedKm ? 'faq.price-included' : 'faq.price-text', {
      base: money(base),
      perKm: money(perKm),
      ...(includedKm && { km: unit(includedKm, 'kilometer') }),
    });

  return (
    <section className="flex flex-col gap-3 rounded-card border border-border bg-surface p-5">
      <h2 className="text-lg">{t('faq.facts')}</h2>
      <DescriptionList.Root layout="column">
        {price && <DescriptionList.Item term={t('faq.price')}>{priceText(price)}</DescriptionList.Item>}
        {price?.cashOnDelivery && (
          <DescriptionList.Item term={t('faq.price-cash')}>
            {t('faq.plus', { amount: money(price.cashOnDelivery) })}
          </DescriptionList.Item>
        )}
        {weightKg && (
          <DescriptionList.Item term={t('faq.weight')}>{unit(weightKg, 'kilogram')}</DescriptionList.Item>
        )}
        {radiusKm && (
          <DescriptionList.Item term={t('faq.radius')}>
            {t('faq.radius-text', { km: unit(radiusKm, 'kilometer') })}
          </DescriptionList.Item>
        )}
        {valueCap && <DescriptionList.Item term={t('faq.value')}>{money(valueCap)}</DescriptionList.Item>}
      </DescriptionList.Root>
    </section>
  );
}
