import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $flags } from '@saddlebag/domain/flags';
import { lazyScreen } from '../../lazy-screen.tsx';

const FormerPrice = lazyScreen(async () => (await import('./former-price.tsx')).FormerPrice);

/** Stands behind a price: the same in the currency that the country had before, under its flag. */
export function DualPrice({ amount }: { amount: number }) {
  const { DualPricingDisplay } = useUnit($flags);
  return (
    DualPricingDisplay && (
      <Suspense>
        <FormerPrice amount={amount} />
      </Suspense>
    )
  );
}
