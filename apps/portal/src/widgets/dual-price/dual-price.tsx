import { useUnit } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { lazyPart } from '../../lazy-part.tsx';

const FormerPrice = lazyPart(async () => (await import('./former-price.tsx')).FormerPrice);

/** Stands behind a price: the same in the currency that the country had before, under its flag. */
export function DualPrice({ amount }: { amount: number }) {
  const { DualPricingDisplay } = useUnit($flags);
  return DualPricingDisplay && <FormerPrice amount={amount} />;
}
