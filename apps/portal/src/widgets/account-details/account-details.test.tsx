import { render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { appStarted } from '@saddlebag/domain/environment';
import { ScopeProvider } from '@saddlebag/domain/react';
import { seedScope, sessionFixture, vendorFixture } from '@saddlebag/domain/testing';
import { markets } from '@saddlebag/domain/contracts';
import '../../entry-texts.ts';
import en from '../../locales/en.json';
import { AccountDetails } from './index.ts';

describe('AccountDetails', () => {
  // Proves: nav.vendor, nav.partners
  it('names the outlet with its id and links to the partner page of the country', async () => {
    const scope = seedScope({
      session: sessionFixture(),
      vendors: [vendorFixture({ id: 'y0ud', name: 'Jolchobi' })],
    });
    await allSettled(appStarted, {
      scope,
      params: { environment: 'sandbox', market: markets.pk, brand: 'mangrove' },
    });
    const { container } = render(
      <ScopeProvider scope={scope}>
        <AccountDetails />
      </ScopeProvider>,
    );

    expect(container.querySelector('[data-slot=account-vendor]')?.textContent).toBe('Jolchobiy0ud');
    const link = screen.getByRole('link', { name: en.legal.partners });
    expect(link.getAttribute('href')).toContain('pk');
  });
});
