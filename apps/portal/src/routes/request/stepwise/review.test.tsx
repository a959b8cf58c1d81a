import { render, screen } from '@testing-library/react';
import { scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { $loadedFlags } from '@saddlebag/domain/flags';
import { ScopeProvider } from '@saddlebag/domain/react';
import { fieldChanged, requestOpened } from '@saddlebag/domain/request';
import { seedScope } from '@saddlebag/domain/testing';
import { Review } from './review.tsx';

const openReview = (deliverAt: number | null) => {
  const flags = { PreOrder: true, VendorTimezoneForPreOrder: true };
  const scope = seedScope({ values: [[$loadedFlags, { source: 'asia', flags }]] });
  // The service hours do not load, so waiting for all effects would not end.
  scopeBind(requestOpened, { scope })({ vendorId: 'k4ch' });
  scopeBind(fieldChanged, { scope })({ field: 'deliverAt', value: deliverAt });
  render(
    <ScopeProvider scope={scope}>
      <Review />
    </ScopeProvider>,
  );
};

describe('Review', () => {
  it('shows the time of a scheduled delivery', async () => {
    openReview(Date.UTC(2026, 10, 27, 4));

    const row = await screen.findByRole('button', { name: /Delivery time/ });
    expect(row.textContent).toMatch(/Nov 27.*10:00/);
  });

  it('has no delivery time for a delivery as soon as possible', () => {
    openReview(null);

    expect(screen.getAllByRole('button')).toHaveLength(3);
  });
});
