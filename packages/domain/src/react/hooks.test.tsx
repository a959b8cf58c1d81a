import { act, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $loadTexts, $supportedLanguages, languageChosen, provideTexts } from '../platform/i18n/index.ts';
import { seedScope } from '../testing/seed-scope.ts';
import { ScopeProvider, useFormat, useLocale, useT } from './index.ts';

provideTexts('en', { greeting: 'Hello' });

function Greeting() {
  const t = useT();
  const { formatMoney } = useFormat();
  const { locale, dir } = useLocale();
  return (
    <p lang={locale} dir={dir}>
      {t('greeting')} {formatMoney(60, 'BDT')}
    </p>
  );
}

describe('a component with i18n hooks', () => {
  it('follows the language of its scope', async () => {
    const scope = seedScope({
      values: [
        [$supportedLanguages, ['en', 'ar']],
        [$loadTexts, () => Promise.resolve({ greeting: 'مرحبا' })],
      ],
    });
    render(
      <ScopeProvider scope={scope}>
        <Greeting />
      </ScopeProvider>,
    );
    const before = screen.getByText(/Hello/);
    expect(before.textContent).toMatch(/60/);

    await act(() => allSettled(languageChosen, { scope, params: 'ar' }));

    const after = screen.getByText(/مرحبا/);
    expect(after.getAttribute('dir')).toBe('rtl');
    expect(after.getAttribute('lang')).toBe('ar');
  });
});
