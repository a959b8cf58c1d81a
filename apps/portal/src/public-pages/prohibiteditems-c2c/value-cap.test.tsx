import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { markets, type CountryCode } from '@saddlebag/domain/contracts';
import { loadPageI18n, PageI18nProvider, type PageI18n } from '../shell/page-i18n.tsx';
import { englishTexts } from '../shell/texts.ts';
import { ValueCap } from './value-cap.tsx';

let i18n: PageI18n;
beforeAll(async () => {
  i18n = await loadPageI18n({ language: 'en', country: 'bd', english: englishTexts, choices: [] });
});

const renderCap = (country: CountryCode) =>
  render(
    <PageI18nProvider i18n={i18n}>
      <ValueCap market={markets[country]} />
    </PageI18nProvider>,
  );

describe('ValueCap', () => {
  // Proves: public-page.prohibited
  it.each([
    ['hk', '$1,000'],
    ['mm', '300,000'],
    ['ph', '₱10,000'],
    ['my', 'RM'],
    ['tw', '$5,000'],
  ] as const)('shows the value cap of %s', (country, cap) => {
    renderCap(country);

    expect(screen.getByText(/^Items worth more than/).textContent).toContain(cap);
  });

  it('shows no amount in a market without a cap', () => {
    renderCap('bd');

    expect(screen.getByText(/^Items of high value/)).toBeDefined();
  });
});
