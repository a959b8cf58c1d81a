import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { paths } from '../../paths.ts';
import { Preferences } from '../../widgets/preferences/index.ts';
import { WordMark } from '../../widgets/word-mark/index.ts';
import { CountryTerms } from './parts/country-terms.tsx';
import { $countryTermsUrl } from './model.ts';

const sections = ['account', 'request', 'fee', 'goods', 'privacy', 'changes'] as const;

/** The terms of use. Links to the country's own terms where they exist. */
export function TermsPage() {
  const t = useT();
  const termsUrl = useUnit($countryTermsUrl);

  return (
    <div className="flex min-h-dvh flex-col bg-page text-text">
      <header className="flex h-header shrink-0 items-center bg-nav px-3 text-on-nav lg:px-6">
        <Link href={paths.home()} className="flex min-h-target min-w-target items-center text-on-nav">
          <WordMark className="h-7" />
        </Link>
      </header>
      <main
        id="content"
        data-slot="terms-page"
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-8 px-5 py-8 lg:py-12"
      >
        <div className="flex flex-col gap-3">
          <h1 className="font-display text-3xl text-balance">{t('terms.title')}</h1>
          <p className="text-lg text-balance text-muted">{t('terms.lead')}</p>
        </div>
        {termsUrl && <CountryTerms url={termsUrl} />}
        {sections.map((name) => (
          <section key={name} className="flex flex-col gap-2">
            <h2 className="text-lg">{t(`terms.${name}-title`)}</h2>
            <p>{t(`terms.${name}-body`)}</p>
          </section>
        ))}
      </main>
      <footer className="flex justify-center border-t border-border px-5 py-6">
        <Preferences />
      </footer>
    </div>
  );
}
