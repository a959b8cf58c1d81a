import { useUnit } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { lazyPart } from '../../lazy-part.tsx';

const FormerPrice = lazyPart(async () => (await import('./former-price.tsx')).FormerPrice);

/**
 * Repeats a price in the market's former currency if the flag `DualPricingDisplay` is on. Place it after the
 * price in the current currency.
 */
export function DualPrice({ amount }: { amount: number }) {
  const { DualPricingDisplay } = useUnit($flags);
  return DualPricingDisplay && <FormerPrice amount={amount} />;
}
